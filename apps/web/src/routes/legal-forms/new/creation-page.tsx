import { type ReactNode, useEffect } from 'react'
import { Navigate } from 'react-router'
import { CreationProgress } from '../../../features/packet-creation/creation-progress.tsx'
import { type CreationStep, missingStep } from '../../../features/packet-creation/creation-steps.ts'
import { claimCreation, useCreation } from '../../../features/packet-creation/creation-store.ts'
import { useCurrentUser } from '../../../features/session/current-user.tsx'
import { stepPath } from './steps.ts'

interface CreationPageProps {
  step: CreationStep
  children: ReactNode
}

/** A step of the creation flow: shown once the steps before it are done, under the road of all four. */
export function CreationPage({ step, children }: CreationPageProps) {
  const { _id } = useCurrentUser()
  const state = useCreation()
  useEffect(() => claimCreation(_id), [_id])
  const anothers = state.memberId !== null && state.memberId !== _id
  if (anothers) {
    return null
  }

  const missing = missingStep(state, step)
  if (missing) {
    return <Navigate to={stepPath(missing)} replace />
  }

  return (
    <>
      <CreationProgress current={step} pathOf={stepPath} />
      {children}
    </>
  )
}
