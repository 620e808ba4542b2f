import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { CreationProgress } from '../../../features/packets/create/creation-progress.tsx'
import { type CreationStep, missingStep } from '../../../features/packets/create/creation-steps.ts'
import {
  claimCreation,
  readCreation,
  useCreation,
} from '../../../features/packets/create/creation-store.ts'
import { useCurrentUser } from '../../../features/session/current-user.tsx'
import { stepPath } from './step-path.ts'

interface CreationPageProps {
  step: CreationStep
  children: ReactNode
}

/** A step of the creation flow: shown once the steps before it are done, under the road of all four. */
export function CreationPage(props: CreationPageProps) {
  const { _id } = useCurrentUser()
  const { memberId } = useCreation()
  useEffect(() => claimCreation(_id), [_id])

  return memberId === _id ? <Guarded {...props} /> : null
}

/**
 * The guard looks once, when the step is opened. What is cleared later is cleared by going away, by
 * the dialog or by starting over, and the guard must not lead elsewhere meanwhile.
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
      {children}
    </>
  )
}
