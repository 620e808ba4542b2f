import { packetAnswers } from '@countersign/answers/packet-answers'
import { expect, it } from 'vitest'
import { catalog } from '../catalog.ts'
import { describeForm } from '../compile/compile-form.ts'

const shared = catalog
  .flatMap((form) => describeForm(form, { signerCount: 1 }).template.fields)
  .filter(({ scope, internal }) => scope === 'packet' && internal !== true)

/** The library fixes the home and the residents, or asks for them in another way. */
const isCustomOnly = (key = '') => /inOwnForms$/i.test(key)

it.each(Object.entries(packetAnswers).filter(([, answer]) => !isCustomOnly(answer?.key)))(
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
