import type { QuestionPart } from '../../document/questions/question-parts.ts'
import { questionTexts } from '../../../i18n/room/questions.ts'
import type { RoomMessages } from '../../../i18n/room/en.ts'

export function formatPartTitle(part: QuestionPart, texts: RoomMessages): string {
  switch (part.kind) {
    case 'changes':
      return texts.whatChanges.title
    case 'deal-terms':
      return texts.dealTermGroups[part.group.name]
    case 'form':
      return part.number === 1
        ? part.plan.document.title
        : (part.sections[0]?.title ?? questionTexts.formPart(part.plan.document.title, part.number))
    case 'end':
      return texts.beforeFinish.title
  }
}
