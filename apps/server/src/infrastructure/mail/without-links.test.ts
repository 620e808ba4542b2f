import { expect, test } from 'vitest'
import { renderEmail } from './email-template.ts'

const email = (name: string) =>
  renderEmail({
    subject: `${name} signed`,
    greeting: `Hello ${name},`,
    paragraphs: [`${name} asks for an application.`],
    list: { title: 'How to reach them:', items: ['rosa@mail.example.com', name] },
    notes: [`${name} waits.`],
    quote: `See ${name}`,
    action: { label: 'See the request', url: 'https://forms.example/legal-forms' },
    contact: { title: 'Questions?', name, email: 'owner@example.com' },
  })

test.each([
  'https://evil.example/login',
  'evil.example/login',
  'www.evil.com',
  'a@b:https://evil.com',
])('a name such as %s is no link for a mail program, except in a quote', (name) => {
  const { subject, text, html } = email(name)

  expect(subject).not.toContain(name)
  expect(text.split(name)).toHaveLength(2)
  expect(text).toContain(`> See ${name}`)
  expect(html.split(name)).toHaveLength(2)
})

test.each(['Mr. O’Brien-Smith (Jr.) c/o A.B.', 'D.J. Co.', '12 Elm St., Apt. 3.5', 'José Núñez'])(
  'the words %s stay as they are, and so do our own links and addresses',
  (name) => {
    const { subject, text } = email(name)

    expect(subject).toBe(`${name} signed`)
    expect(text).toContain(`Hello ${name},`)
    expect(text).toContain('- rosa@mail.example.com')
    expect(text).toContain('https://forms.example/legal-forms')
    expect(text).toContain('owner@example.com')
  },
)
