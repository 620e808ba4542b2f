import type { Frame, Page } from '@playwright/test'
import { en as linkEn } from '../../apps/web/src/i18n/link/en.ts'
import { es as linkEs } from '../../apps/web/src/i18n/link/es.ts'
import { en as roomEn } from '../../apps/web/src/i18n/room/en.ts'
import { es as roomEs } from '../../apps/web/src/i18n/room/es.ts'

/** Words that English sentences and labels have and Spanish ones do not. */
const englishWords = new Set(
  `about account add address after again agree all and answer any are back be been before
  begin by can cancel change choose clear close continue copy date day days decline
  document documents done download each email enter everyone expires file finish first for form
  forms from get has have help here how if in initial initials is it kept last later learn left
  link loading missing month name new next not now of on open optional or other owner owner's
  packet page paper part phone please print read ready reason rent required resident residents
  save saved section see select send sent show sign signature signed signer signing skip sorry
  start started status step still that the them then there these this through time to today try
  until view waiting was we what when which who will with without write wrong year yes yet you
  your`.split(/\s+/),
)

/**
 * Texts and accessible names of a Spanish page and its frames that are in English, outside of what is
 * marked as English (`lang="en"`). `names` are words that stay: people, the packet, the home.
 */
export async function findEnglish(page: Page, names: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const frame of page.frames()) {
    const texts = await collectTexts(frame)
    found.push(
      ...texts.filter(({ text }) => isEnglish(text, names)).map(({ text, at }) => `${at}: ${text}`),
    )
  }
  return [...new Set(found)]
}

function isEnglish(text: string, names: readonly string[]): boolean {
  const own = names.reduce((rest, name) => rest.replaceAll(name, ''), withoutAddressesAndIds(text))
  const words = own.toLowerCase().match(/[\p{L}’']+/gu) ?? []

  return onlyEnglish.has(own) || words.some((word) => englishWords.has(word))
}

/** Eight digits and letters begin an id: `be780021` has the letters of a word. */
function withoutAddressesAndIds(text: string): string {
  return text.replaceAll(/\S+@\S+|https?:\/\/\S+|\b[0-9a-f]{8}\b/g, '')
}

/** Texts of the English catalogs that Spanish has in other words. */
const onlyEnglish = new Set([
  ...listUntranslated(roomEn, roomEs),
  ...listUntranslated(linkEn, linkEs),
])

function listUntranslated(english: unknown, spanish: unknown): string[] {
  if (typeof english === 'string') {
    return english === spanish || english === '' ? [] : [english]
  }
  if (typeof english !== 'object' || english === null) {
    return []
  }
  const translated = typeof spanish === 'object' && spanish !== null ? spanish : {}

  return Object.entries(english).flatMap(([key, value]) =>
    listUntranslated(value, Reflect.get(translated, key)),
  )
}

interface FoundText {
  text: string
  at: string
}

function collectTexts(frame: Frame): Promise<FoundText[]> {
  return frame.evaluate(() => {
    const named = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'alt',
      'title',
      'placeholder',
    ]
    const found: FoundText[] = [{ text: document.title, at: 'title of the page' }]
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (isEnglishText(element) || isHidden(element)) {
        continue
      }
      const at = element.tagName.toLowerCase()
      for (const node of element.childNodes) {
        const text = node.nodeType === Node.TEXT_NODE ? clean(node.textContent) : ''
        if (text) {
          found.push({ text, at })
        }
      }
      for (const name of named) {
        const text = clean(element.getAttribute(name))
        if (text) {
          found.push({ text, at: `${at} ${name}` })
        }
      }
    }
    return found

    function isEnglishText(element: Element): boolean {
      return element.closest('[lang]')?.getAttribute('lang')?.startsWith('en') ?? true
    }

    /** Text for screen readers counts; what nobody reads does not. */
    function isHidden(element: HTMLElement): boolean {
      return (
        ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName) ||
        !element.checkVisibility({ visibilityProperty: true })
      )
    }

    function clean(text: string | null): string {
      return (text ?? '').replaceAll(/\s+/g, ' ').trim()
    }
  })
}
