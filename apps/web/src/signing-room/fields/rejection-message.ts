import type { TypedRejection } from '@countersign/answers'
import type { Messages } from '../i18n/en.ts'

/** Why typed input cannot be read as an answer, in the language of the room. */
export function rejectionMessage(
  rejection: TypedRejection,
  { problems }: Pick<Messages, 'problems'>,
): string {
  switch (rejection.code) {
    case 'cell': {
      const { row, column, rejection: inner } = rejection
      return problems.row(row, column, rejectionMessage(inner, { problems }))
    }
    case 'too-long':
      return problems.tooLong(rejection.maxLength)
    case 'below-minimum':
      return problems.atLeast(rejection.bound)
    case 'above-maximum':
      return problems.atMost(rejection.bound)
    case 'one-line':
      return problems.oneLine
    case 'percent-decimals':
      return problems.percent
    case 'date':
    case 'time':
    case 'money':
    case 'percent':
    case 'integer':
    case 'phone':
    case 'email':
    case 'zip':
      return problems[rejection.code]
  }
}
