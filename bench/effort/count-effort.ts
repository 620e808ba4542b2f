import type { Page } from '@playwright/test'

/** What a person has done on a page and in its frames. */
export interface Effort {
  /** Clicks or taps; choosing from a list of options counts as two. */
  clicks: number
  /** Clicks on "Next". */
  stops: number
  /** Characters that were typed. */
  characters: number
  /** The slowest answer of the page to a click or a key, in milliseconds. */
  slowestInteraction: number
}

declare global {
  interface Window {
    noteEffort: (kind: keyof Effort, amount: number) => void
  }
}

/** Counts from the next navigation on; the result changes while the person goes on. */
export async function countEffort(page: Page): Promise<Effort> {
  const effort: Effort = { clicks: 0, stops: 0, characters: 0, slowestInteraction: 0 }
  await page.exposeFunction('noteEffort', (kind: keyof Effort, amount: number) => {
    effort[kind] =
      kind === 'slowestInteraction' ? Math.max(effort[kind], amount) : effort[kind] + amount
  })
  await page.addInitScript({ content: `(${watch.toString()})()` })
  return effort
}

/** Runs in every frame. */
function watch(): void {
  const note = window.noteEffort
  const interactions = { type: 'event', durationThreshold: 16 }
  const lengths = new WeakMap<EventTarget, number>()
  const on = (type: string, act: (event: Event) => void) =>
    window.addEventListener(type, act, { capture: true })

  on('click', ({ isTrusted, target }) => {
    if (!isTrusted) {
      return
    }
    note('clicks', 1)
    if (target instanceof Element && target.closest('button')?.textContent.trim() === 'Next') {
      note('stops', 1)
    }
  })
  on('input', ({ target }) => {
    if (target instanceof HTMLSelectElement) {
      note('clicks', 2)
    }
    const isText = target instanceof HTMLInputElement && !/checkbox|radio/.test(target.type)
    if (isText || target instanceof HTMLTextAreaElement) {
      note('characters', Math.max(0, target.value.length - (lengths.get(target) ?? 0)))
      lengths.set(target, target.value.length)
    }
  })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) {
        note('slowestInteraction', entry.duration)
      }
    }
  }).observe(interactions)
}
