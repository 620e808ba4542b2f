import { limits } from '@countersign/contract'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

interface CopyButtonProps {
  text: string
  /** What is copied, for a screen reader: "link for Maria Lopez". */
  what: string
  disabled?: boolean
}

/** Copies, and says "Copied" for two seconds. */
export function CopyButton({ text, what, disabled = false }: CopyButtonProps) {
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
        onClick={async () => setOutcome((await copied(text)) ? 'copied' : 'failed')}
      >
        {outcome === 'copied' ? 'Copied' : 'Copy'} <VisuallyHidden>{what}</VisuallyHidden>
      </Button>
      <VisuallyHidden>
        <span role="status">
          {outcome === 'copied' && `Copied the ${what}.`}
          {outcome === 'failed' && 'Copying did not work. Select the text and copy it yourself.'}
        </span>
      </VisuallyHidden>
    </>
  )
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
