import { demoMembers } from '@countersign/database/seed'

interface Demo {
  name: string
  email: string
  subject: string
  groups?: string[]
}

export const demoPassword = 'countersign'
export const demoSubjects = { owner: 'owner', agent: 'agent', staff: 'staff' } as const

/** Stored with demo members: a fixed name, so that another port does not create new people. */
export const embeddedIssuer = 'urn:countersign:embedded-membership'

/** Of who publishes the association's forms. */
export const staffGroup = 'forms'

export const members: Demo[] = [
  { ...demoMembers.owner, subject: demoSubjects.owner },
  { ...demoMembers.agent, subject: demoSubjects.agent },
  { ...demoMembers.staff, subject: demoSubjects.staff, groups: [staffGroup] },
]

export function checkPassword(email: string, password: string): string | undefined {
  const normalized = email.trim().toLowerCase()
  const member = members.find((candidate) => candidate.email === normalized)

  return member && password === demoPassword ? member.subject : undefined
}
