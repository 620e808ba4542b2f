import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { type Step, Steps } from '../../../ui/steps.tsx'
import styles from './creation-progress.module.css'
import { isStepComplete, stepSummary, type CreationStep, creationSteps } from './creation-steps.ts'
import { resetCreation, useCreation } from './creation-store.ts'

interface CreationProgressProps {
  current: CreationStep
  pathOf: (step: CreationStep) => string
  onStartOver: () => void
}

export function CreationProgress({ current, pathOf, onStartOver }: CreationProgressProps) {
  const state = useCreation()
  const here = creationSteps.findIndex(({ key }) => key === current)
  const steps = creationSteps.map(({ key, name }, index): Step => {
    const earlier = index < here
    return {
      name,
      state:
        earlier && isStepComplete(state, key) ? 'done' : index === here ? 'current' : 'upcoming',
      note:
        index === here
          ? `Step ${here + 1} of ${creationSteps.length}`
          : (stepSummary(state, key) ?? (earlier ? 'Nothing chosen yet' : undefined)),
      to: earlier ? pathOf(key) : undefined,
    }
  })

  return (
    <div className={styles.progress}>
      <Steps label="Steps of a new packet" steps={steps} />
      {here > 0 && <StartOver onStartOver={onStartOver} />}
    </div>
  )
}

function StartOver({ onStartOver }: { onStartOver: () => void }) {
  const [confirming, setConfirming] = useState(false)

  function startOver() {
    resetCreation()
    onStartOver()
  }

  return (
    <div className={styles.startOver}>
      <Button kind="quiet" onClick={() => setConfirming(true)}>
        Start over
      </Button>
      {confirming && (
        <ConfirmDialog
          title="Start over?"
          size="sm"
          confirm="Start over"
          kind="danger"
          onConfirm={startOver}
          onClose={() => setConfirming(false)}
        >
          <p>The property, signers and documents you have chosen will be cleared.</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
