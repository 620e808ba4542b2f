import { useRoom } from '../room/room-context.ts'
import { FillStep } from './fill-step.tsx'
import { SignStep } from './sign-step.tsx'

/** Where the work is done: everything that reads, asks and signs, fetched as one part. */
export function FormSteps() {
  return useRoom().task === 'fill' ? <FillStep /> : <SignStep />
}
