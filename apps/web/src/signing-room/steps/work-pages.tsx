import { useRoom } from '../room/room-context.ts'
import { FillPage } from './fill-page.tsx'
import { SignPage } from './sign-page.tsx'

/** Where the work is done: everything that reads, asks and signs, fetched as one part. */
export function WorkPages() {
  return useRoom().task === 'fill' ? <FillPage /> : <SignPage />
}
