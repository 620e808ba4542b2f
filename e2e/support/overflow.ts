import type { Frame, Page } from '@playwright/test'

/**
 * Elements of a page and its frames whose text spills out, is cut off, or is broken letter by letter, at
 * the current width. Empty if everything fits. Scroll containers may be wider inside.
 */
export async function findOverflow(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const frame of page.frames()) {
    found.push(...(await measure(frame)))
  }
  return [...new Set(found)]
}

/** A word may be broken only if it is long, and then into pieces of at least this many letters. */
const shortestPiece = 7

function measure(frame: Frame): Promise<string[]> {
  return frame.evaluate((shortest) => {
    const problems: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const text = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.textContent ?? ''),
      )
      if (text.length === 0 || isHidden(element)) {
        continue
      }
      const box = element.getBoundingClientRect()
      if (!isScrolled(element) && (box.right > innerWidth + 1 || box.left < -1)) {
        problems.push(`outside the window: ${describe(element)}`)
      }
      const spills = spillsOut(element, text)
      if (spills) {
        problems.push(`${spills}: ${describe(element)}`)
      }
      const word = box.width < 300 ? text.map(findBrokenWord).find(Boolean) : undefined
      if (word) {
        problems.push(`broken word “${word}”: ${describe(element)}`)
      }
    }
    for (const select of document.querySelectorAll('select')) {
      if (innerWidth >= 360 && !isHidden(select) && isChoiceCut(select)) {
        problems.push(`choice is cut off: ${select.selectedOptions[0]?.label ?? ''}`)
      }
    }
    if (document.documentElement.scrollWidth > innerWidth + 1) {
      const wide = [...document.querySelectorAll<HTMLElement>('body *')].findLast(
        (element) => !isScrolled(element) && element.getBoundingClientRect().right > innerWidth + 1,
      )
      problems.push(`the page scrolls sideways: ${wide ? describe(wide) : 'for no element'}`)
    }
    return problems

    function isHidden(element: HTMLElement): boolean {
      const { width, height } = element.getBoundingClientRect()
      const clipped = element.closest('thead, [data-visually-hidden]')
      return (
        width <= 1 ||
        height <= 1 ||
        (clipped !== null && clipped.getBoundingClientRect().width <= 1) ||
        ['SCRIPT', 'STYLE', 'OPTION', 'NOSCRIPT'].includes(element.tagName) ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
    }

    /** The browser cuts the words of a closed choice without any overflow. */
    function isChoiceCut(select: HTMLSelectElement): boolean {
      const { fontWeight, fontSize, fontFamily, letterSpacing, paddingLeft, paddingRight } =
        getComputedStyle(select)
      const context = document.createElement('canvas').getContext('2d')
      if (!context || letterSpacing !== 'normal') {
        return false
      }
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`
      const { width } = context.measureText(select.selectedOptions[0]?.label ?? '')
      return width > select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) + 1
    }

    /** Inside something that scrolls sideways on purpose, such as a wide table. */
    function isScrolled(element: Element): boolean {
      for (let outer = element.parentElement; outer; outer = outer.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(outer).overflowX) && outer !== document.body) {
          return true
        }
      }
      return false
    }

    /** The text against the nearest ancestor with a border or a background of its own. */
    function spillsOut(element: HTMLElement, nodes: ChildNode[]): string | undefined {
      const { overflowX, textOverflow, display } = getComputedStyle(element)
      if (display !== 'inline' && element.scrollWidth > element.clientWidth + 1) {
        if (overflowX === 'visible' && !isScrolled(element)) {
          return 'wider than its box'
        }
        if (overflowX === 'hidden' || overflowX === 'clip') {
          return textOverflow === 'ellipsis' ? undefined : 'cut off'
        }
      }
      const frameOf = findFrame(element)
      if (!frameOf || isScrolled(element)) {
        return undefined
      }
      const outer = frameOf.getBoundingClientRect()
      const range = document.createRange()
      for (const node of nodes) {
        range.selectNodeContents(node)
        const inner = range.getBoundingClientRect()
        if (inner.width > 1 && (inner.right > outer.right + 1 || inner.left < outer.left - 1)) {
          return 'beside its box'
        }
        if (inner.height > 1 && (inner.bottom > outer.bottom + 4 || inner.top < outer.top - 4)) {
          return 'above or below its box'
        }
      }
      return undefined
    }

    function findFrame(element: HTMLElement): HTMLElement | undefined {
      let outer: HTMLElement | null = element
      for (; outer && outer !== document.body; outer = outer.parentElement) {
        const { borderTopWidth, borderBottomWidth, position, display } = getComputedStyle(outer)
        const isBox = borderTopWidth !== '0px' && borderBottomWidth !== '0px'
        if (position === 'fixed' || position === 'sticky') {
          return undefined
        }
        if (isBox && display !== 'inline') {
          return outer
        }
      }
      return undefined
    }

    function findBrokenWord(node: ChildNode): string | undefined {
      const content = node.textContent ?? ''
      const range = document.createRange()
      // Short words count where they stand alone, not as a part of an address.
      const words = /(?<!\S)\p{L}{4,7}(?!\S)|[^\s\-–—/@.,_()\u200b]{8,}/gu
      for (const match of content.matchAll(words)) {
        range.setStart(node, match.index)
        range.setEnd(node, match.index + match[0].length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)))
        if (lines.size > 1 && match[0].length / lines.size < shortest) {
          return match[0]
        }
      }
      return undefined
    }

    function describe(element: HTMLElement): string {
      const text = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60)
      const styled = element.className || element.parentElement?.className || ''
      return `<${element.tagName.toLowerCase()}> “${text}” (${styled.slice(0, 50)})`
    }
  }, shortestPiece)
}
