import type { TypedRejection } from '@countersign/answers/rejection'
import type { RoomMessages } from '../../i18n/room/en.ts'

/** Why typed input cannot be read as an answer, in the language of the room. */
export function rejectionMessage(
  rejection: TypedRejection,
  texts: RoomMessages['fields']['rejections'],
): string {
  switch (rejection.code) {
    case 'cell': {
      const { row, column, rejection: inner } = rejection
      return texts.row(row, column, rejectionMessage(inner, texts))
    }
    case 'too-long':
      return texts.tooLong(rejection.maxLength)
    case 'below-minimum':
      return texts.atLeast(rejection.bound)
    case 'above-maximum':
      return texts.atMost(rejection.bound)
    case 'unclear-number':
      return texts.unclearNumber(...rejection.readings)
    case 'one-line':
      return texts.oneLine
    case 'percent-decimals':
      return texts.percent
    case 'date':
    case 'time':
    case 'money':
    case 'percent':
    case 'integer':
    case 'phone':
    case 'email':
    case 'zip':
      return texts[rejection.code]
  }
}
