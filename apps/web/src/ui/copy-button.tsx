import { limits } from '@countersign/contract/rules/limits'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

interface CopyButtonProps {
  text: string
  /** Names what is copied for screen readers: "link for Maria Lopez". */
  subject: string
  disabled?: boolean
}

/** Its label is "Copied" for two seconds. */
export function CopyButton({ text, subject, disabled = false }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (!outcome) {
      return
    }
    const timer = setTimeout(() => setOutcome(undefined), limits.copiedFeedbackMs)
    return () => clearTimeout(timer)
  }, [outcome])

  return (
    <>
      <Button
        disabled={disabled}
        onClick={async () => setOutcome((await copy(text)) ? 'copied' : 'failed')}
      >
        {outcome === 'copied' ? 'Copied' : 'Copy'} <VisuallyHidden>{subject}</VisuallyHidden>
      </Button>
      <VisuallyHidden>
        <span role="status">
          {outcome === 'copied' && `Copied the ${subject}.`}
          {outcome === 'failed' && 'Copying failed. Select the text and copy it yourself.'}
        </span>
      </VisuallyHidden>
    </>
  )
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
