import { packetAnswers } from '@countersign/answers/packet-answers'
import { expect, it } from 'vitest'
import { catalog } from '../catalog.ts'
import { describeForm } from '../compile/compile-form.ts'

const shared = catalog
  .flatMap((form) => describeForm(form, { signerCount: 1 }).template.fields)
  .filter(({ scope, internal }) => scope === 'packet' && internal !== true)

/** The library asks for the home in parts. */
const customFormsOnly = ['packet-home']

it.each(Object.entries(packetAnswers).filter(([id]) => !customFormsOnly.includes(id)))(
  'a member’s custom form asks for %s as the library does',
  (_id, answer) => {
    const { key, type, prefill, carried, options } = answer ?? {}
    const sameKey = shared.filter((field) => field.key === key)

    expect(new Set(sameKey.map((field) => field.type))).toEqual(new Set([type]))
    expect(sameKey.map((field) => field.options)).toContainEqual(options)
    expect(sameKey.map((field) => [field.prefill, field.carriedFrom])).toContainEqual([
      prefill,
      carried && key,
    ])
  },
)
