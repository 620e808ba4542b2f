import { demoMembers } from '@countersign/database/seed'

export const demoPassword = 'countersign'
export const demoSubjects = { owner: 'owner', agent: 'agent' } as const

/** Stored with demo members: a fixed name, so that another port does not create new people. */
export const embeddedIssuer = 'urn:countersign:embedded-membership'

export const members = [
  { ...demoMembers.owner, subject: demoSubjects.owner },
  { ...demoMembers.agent, subject: demoSubjects.agent },
]

export function checkPassword(email: string, password: string): string | undefined {
  const normalized = email.trim().toLowerCase()
  const member = members.find((candidate) => candidate.email === normalized)

  return member && password === demoPassword ? member.subject : undefined
}
