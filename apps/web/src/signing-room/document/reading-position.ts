/**
 * Where somebody is in a form, told by what stands in both views: the form, and the fields before and
 * after. Between two fields it is a share of the way, because both views say the same words.
 */
export interface ReadingPosition {
  /** The id of the form's title; absent above the first form. */
  form: string | undefined
  before: string | undefined
  after: string | undefined
  share: number
  /** The id of the control that was used last, while it is in the window. */
  control: string | undefined
}

interface Landmark {
  name: string | undefined
  top: number
}

/** The line of the window at which one reads. */
const eyeLine = 0.35

export function readReadingPosition(): ReadingPosition {
  const eye = window.innerHeight * eyeLine
  const article = [...document.querySelectorAll('article')].find((candidate) => {
    const { top, bottom } = candidate.getBoundingClientRect()
    return top <= eye && bottom > eye
  })
  const landmarks = article ? landmarksIn(article) : []
  const next = landmarks.findIndex(({ top }) => top > eye)
  const [before, after] = [landmarks[next - 1], landmarks[next]]
  const way = before && after ? after.top - before.top : 0

  return {
    form: article?.getAttribute('aria-labelledby') ?? undefined,
    before: before?.name,
    after: after?.name,
    share: before && way > 0 ? (eye - before.top) / way : 0,
    control: lastControlInWindow(),
  }
}

/** How far the window has to be moved to be at this place; `undefined` where it is not on the page. */
export function findReadingPosition({
  form,
  before,
  after,
  share,
}: ReadingPosition): number | undefined {
  const article = form && document.getElementById(form)?.closest('article')
  if (!article) {
    return undefined
  }
  const landmarks = landmarksIn(article)
  const from = landmarks.find(({ name }) => name === before) ?? landmarks[0]
  const to = landmarks.findLast(({ name }) => name === after) ?? landmarks.at(-1)
  if (!from || !to) {
    return undefined
  }

  const way = Math.max(0, to.top - from.top)
  return from.top + share * way - window.innerHeight * eyeLine
}

/** The form's beginning, its fields from above, and its end. */
function landmarksIn(article: Element): Landmark[] {
  const { top, bottom } = article.getBoundingClientRect()
  const fields = [...article.querySelectorAll('[data-at]')].map((element) => ({
    name: element.getAttribute('data-at') ?? undefined,
    top: element.getBoundingClientRect().top,
  }))
  const firsts = fields.filter(
    ({ name }, at) => fields.findIndex((one) => one.name === name) === at,
  )

  return [
    { name: 'beginning', top },
    ...firsts.sort((a, b) => a.top - b.top),
    { name: 'end', top: bottom },
  ]
}

let lastControl: Element | undefined

/** Pressing the switch takes the focus from where it was; this remembers it. */
export function trackFocusedControl(): () => void {
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.closest('article, [data-deal-terms]')) {
      lastControl = target
    }
  }
  document.addEventListener('focusin', remember)
  return () => document.removeEventListener('focusin', remember)
}

function lastControlInWindow(): string | undefined {
  const owner = lastControl?.closest('[id^="at-"]')
  const box = owner?.getBoundingClientRect()
  const inWindow = box && box.bottom > 0 && box.top < window.innerHeight
  return inWindow ? owner?.id : undefined
}
