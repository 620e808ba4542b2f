import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { CreatedNotice } from '../../../features/packets/create/created-notice.tsx'
import { CreationProgress } from '../../../features/packets/create/creation-progress.tsx'
import { EarlierPacketNotice } from '../../../features/packets/create/earlier-packet-notice.tsx'
import { type CreationStep, missingStep } from '../../../features/packets/create/creation-steps.ts'
import {
  claimCreation,
  readCreation,
  useCreation,
} from '../../../features/packets/create/creation-store.ts'
import { useCurrentUser } from '../../../features/session/current-user.tsx'
import styles from './creation-page.module.css'
import { stepPath } from './step-path.ts'

interface CreationPageProps {
  step: CreationStep
  children: ReactNode
}

export function CreationPage(props: CreationPageProps) {
  const { _id } = useCurrentUser()
  const { memberId } = useCreation()
  useEffect(() => claimCreation(_id), [_id])

  return memberId === _id ? <Guarded {...props} /> : null
}

/**
 * Checked once, when the step opens. State that is cleared later is cleared by leaving or starting
 * over, and must not redirect.
 */
function Guarded({ step, children }: CreationPageProps) {
  const [missing] = useState(() => missingStep(readCreation(), step))
  const navigate = useNavigate()
  if (missing) {
    return <Navigate to={stepPath(missing)} replace />
  }

  return (
    <>
      <CreationProgress
        current={step}
        pathOf={stepPath}
        onStartOver={() => void navigate(stepPath('property'))}
      />
      <div className={styles.notices}>
        {step === 'property' && <CreatedNotice />}
        <EarlierPacketNotice step={step} />
      </div>
      {children}
    </>
  )
}
