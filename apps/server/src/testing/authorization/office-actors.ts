import { createSubject, logInAgain } from '../api-requests/create-subject.ts'
import type { Subject } from '../api-requests/subject.ts'
import { joinOffice } from '../join-office.ts'
import type { TestApp } from '../start-test-app.ts'
import { addProperty } from '../walk-packet.ts'
import type { Actor } from './actor.ts'

type Place = Parameters<typeof joinOffice>[1]['place']

/**
 * People of an office, each with an office of its own to work in, since they change what is there, in
 * the association of `another` subject.
 */
export async function createOfficeActors(test: TestApp, another: Subject): Promise<Actor[]> {
  const create = (colleague: Colleague) => createColleague(test, another, colleague)

  return [
    await create({ title: 'a manager', place: () => ({ role: 'manager' }) }),
    await create({ title: 'a member', place: () => ({ role: 'member' }) }),
    await create({ title: 'a preparer', place: () => ({ role: 'preparer' }) }),
    await create({
      title: 'a member with this home',
      place: ({ propertyId }) => ({ role: 'member', homes: [propertyId] }),
    }),
    await create({
      title: 'a member with another home',
      place: ({ otherId }) => ({ role: 'member', homes: [otherId] }),
    }),
    await create({
      title: 'a removed member',
      place: () => ({ role: 'member' }),
      isRemoved: true,
    }),
  ]
}

interface Colleague {
  title: string
  place: (homes: { propertyId: string; otherId: string }) => Place
  isRemoved?: boolean
}

async function createColleague(
  test: TestApp,
  another: Subject,
  { title, place, isRemoved = false }: Colleague,
): Promise<Actor> {
  const manager = await test.asMember()
  const { subject } = await createSubject(test, manager, another)
  const { _id: otherId } = await addProperty(manager, { street: '9 Oak Avenue' })
  const person = await test.asMember({ name: 'Casey Clerk' })
  const { propertyId } = subject
  await joinOffice(test, { manager, person, place: place({ propertyId, otherId }) })
  if (isRemoved) {
    await manager.call('DELETE', `/office/people/${person.userId}`)
  }

  return {
    title,
    token: person.token,
    email: person.email,
    subject: {
      ...subject,
      userId: person.userId,
      membershipId: person.userId,
      sessionId: (await logInAgain(test, person.userId)).sessionId,
    },
  }
}
