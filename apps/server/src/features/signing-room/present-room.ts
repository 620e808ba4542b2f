import type { Room } from '@countersign/contract'
import type { RoomView } from '@countersign/esign'
import { remarksOf } from './remarks-of.ts'

/** The room as it goes over the wire: what this person may see, field by field. */
export function presentRoom(view: RoomView): Room {
  return {
    task: view.task,
    role: view.role,
    state: view.state,
    packetName: view.packetName,
    sender: { name: view.sender.name },
    person: { name: view.person.name, email: view.person.email },
    premises: view.premises,
    returnUrl: view.returnUrl,
    consent: {
      required: view.consent.required,
      version: view.consent.version,
      ...(view.consent.givenAt ? { givenAt: view.consent.givenAt } : {}),
    },
    ...(view.adopted ? { adopted: view.adopted } : {}),
    told: view.messagesSent,
    read: view.read,
    documents: view.documents,
    answers: view.answers,
    timeZones: view.timeZones,
    carried: view.carried,
    draftKey: view.draftKey,
    missing: view.missing,
    problems: view.problems,
    remarks: remarksOf(view),
  }
}
