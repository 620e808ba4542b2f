import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import textStyles from '../../../../ui/text.module.css'

interface WordWarningsProps {
  warnings: readonly string[]
  onHide: () => void
}

/** What a Word file had that is not in the text, or not as it was. */
export function WordWarnings({ warnings, onHide }: WordWarningsProps) {
  if (warnings.length === 0) {
    return null
  }

  return (
    <Notice tone="amber" role="status" title="Compare the text with your Word file.">
      <ul className={textStyles.list}>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
      <Button kind="quiet" onClick={onHide}>
        Hide this note
      </Button>
    </Notice>
  )
}
