import { room } from './en/room.ts'
import { bar } from './en/bar.ts'
import { fill } from './en/fill.ts'
import { review } from './en/review.ts'
import { sign } from './en/sign.ts'
import { keyTerms } from './en/key-terms.ts'
import { consent } from './en/consent.ts'
import { adopt } from './en/adopt.ts'
import { help } from './en/help.ts'
import { decline } from './en/decline.ts'
import { ends } from './en/ends.ts'
import { problems } from './en/problems.ts'
import { refusals } from './en/refusals.ts'
import { answers } from './en/answers.ts'
import { confirm } from './en/confirm.ts'
import { pageView } from './en/page-view.ts'

/** Every word of the signing room, in English. Another language is a second object of this shape. */
export const en = {
  /** BCP 47; recorded with the consent. */
  language: 'en-US',
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

export type Words = typeof en
