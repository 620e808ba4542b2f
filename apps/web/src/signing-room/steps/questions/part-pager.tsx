import { clsx } from 'clsx'
import flexStyles from '../../../ui/flex.module.css'
import textStyles from '../../../ui/text.module.css'
import type { QuestionPart } from '../../document/questions/question-parts.ts'
import { focusControl } from '../../ui/focus-control.ts'
import { formatPartTitle } from './part-titles.ts'
import styles from './questions.module.css'
import { questionTexts } from '../../../i18n/room/questions.ts'
import { useRoomMessages } from '../../../i18n/room/messages.ts'

interface PartPagerProps {
  parts: readonly QuestionPart[]
  index: number
}

/** To the part before and the one after, also where nothing is required. */
export function PartPager({ parts, index }: PartPagerProps) {
  return (
    <nav className={clsx(flexStyles.between04, styles.pager)} aria-label={questionTexts.pager}>
      <PartLink part={parts[index - 1]} direction="before" />
      <PartLink part={parts[index + 1]} direction="after" />
    </nav>
  )
}

interface PartLinkProps {
  part: QuestionPart | undefined
  direction: 'before' | 'after'
}

function PartLink({ part, direction }: PartLinkProps) {
  const texts = useRoomMessages()
  if (part === undefined) {
    return null
  }

  const title = formatPartTitle(part, texts)
  return (
    <a
      className={textStyles.target}
      href={`#${part.id}`}
      aria-label={questionTexts[direction](title)}
      data-direction={direction}
      onClick={(event) => {
        event.preventDefault()
        focusControl(part.id)
      }}
    >
      {title}
    </a>
  )
}
