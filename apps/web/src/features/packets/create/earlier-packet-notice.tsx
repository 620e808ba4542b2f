import { Notice } from '../../../ui/notice.tsx'
import type { CreationStep } from './creation-steps.ts'
import { useCreation } from './creation-store.ts'

/** Says what this step took over from the packet that is used again. */
export function EarlierPacketNotice({ step }: { step: CreationStep }) {
  const { prefillFrom, documents } = useCreation()
  if (!prefillFrom) {
    return null
  }

  return (
    <Notice title={`From “${prefillFrom.name}”: change what is different.`}>
      <p>
        {step === 'documents' && documents.length === 0
          ? 'None of its forms is chosen.'
          : stepTexts[step]}
      </p>
    </Notice>
  )
}

const stepTexts: Record<CreationStep, string> = {
  property:
    'Its people and answers are for this unit. If you choose another unit, only its forms stay.',
  signers: 'Its people are filled in below.',
  documents: 'Its forms are chosen already.',
  review: 'Its unit, people and forms are listed below.',
}
