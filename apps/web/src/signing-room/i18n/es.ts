import type { Words } from './en.ts'
import { room } from './es/room.ts'
import { bar } from './es/bar.ts'
import { fill } from './es/fill.ts'
import { review } from './es/review.ts'
import { sign } from './es/sign.ts'
import { keyTerms } from './es/key-terms.ts'
import { consent } from './es/consent.ts'
import { adopt } from './es/adopt.ts'
import { help } from './es/help.ts'
import { decline } from './es/decline.ts'
import { ends } from './es/ends.ts'
import { problems } from './es/problems.ts'
import { refusals } from './es/refusals.ts'
import { answers } from './es/answers.ts'
import { confirm } from './es/confirm.ts'
import { pageView } from './es/page-view.ts'

/** The same in Spanish. The forms themselves, their labels and their answers stay in English. */
export const es: Words = {
  language: 'es-US',
  room,
  bar,
  fill,
  review,
  sign,
  keyTerms,
  consent,
  adopt,
  help,
  decline,
  ends,
  problems,
  refusals,
  answers,
  confirm,
  pageView,
}
