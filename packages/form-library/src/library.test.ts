import { beforeEach, describe, expect, it, vi } from 'vitest'
import { catalog } from './catalog.ts'
import { compileForm } from './compile/compile-form.ts'
import { createFormLibrary } from './library.ts'
import { formWith, smallForm } from './testing/small-form.ts'
import { clause } from './builders/blocks.ts'

function memory() {
  const entries = new Map<string, Uint8Array>()
  const writes: string[] = []

  return {
    entries,
    writes,
    read: async (name: string) => entries.get(name),
    write: async (name: string, bytes: Uint8Array) => {
      writes.push(name)
      entries.set(name, bytes)
    },
  }
}

const lease = catalog.find(({ id }) => id === 'residential-lease')

describe('the form library', () => {
  it.each([
    'no-such-form@2026-10/k1',
    'residential-lease@1999-01/k1',
    `residential-lease@${lease?.edition}/k5`,
    `residential-lease@${lease?.edition}/k0`,
    'residential-lease',
    '',
  ])('has no template “%s”', async (templateId) => {
    expect(await createFormLibrary().find(templateId)).toBeUndefined()
  })

  it('has no thumbnail of an unknown form', async () => {
    expect(await createFormLibrary().thumbnail('no-such-form')).toBeUndefined()
  })

  it('finds every template in its list', async () => {
    const library = createFormLibrary({ definitions: [smallForm()] })
    const [form] = library.forms()

    expect(form).toMatchObject({
      id: 'small-form',
      order: 0,
      signs: 'All residents, then the owner/agent',
      documentTemplateIds: { 1: 'small-form@2026-10/k1', 4: 'small-form@2026-10/k4' },
    })
    for (const [count, templateId] of Object.entries(form?.documentTemplateIds ?? {})) {
      const template = await library.find(templateId)
      expect(template).toMatchObject({ templateId, signerCount: Number(count), language: 'en-US' })
    }
  })

  it('describes a printed notice as signed in ink', () => {
    const notice = createFormLibrary()
      .forms()
      .find((form) => form.id === 'notice-to-pay-or-quit')

    expect(notice?.signs).toBe('The owner/agent signs the printed form in ink')
  })

  it('compiles a form once for concurrent calls', async () => {
    const library = createFormLibrary({ definitions: [smallForm()] })
    const [first, second] = await Promise.all([
      library.find('small-form@2026-10/k2'),
      library.find('small-form@2026-10/k2'),
    ])

    expect(first).toBeDefined()
    expect(second).toBe(first)
  })

  it('draws a thumbnail of the first page', async () => {
    const picture = await createFormLibrary({ definitions: [smallForm()] }).thumbnail('small-form')

    expect(picture).toMatch(/^<svg [^>]*viewBox="0 0 612 792"/)
    expect(picture).toContain('>Small Form</text>')
    expect(picture).toContain('First page of Small Form')
  })
})

describe('a library that was compiled when the product was built', () => {
  const templateId = 'small-form@2026-10/k1'
  const compile = vi.fn(compileForm)
  beforeEach(() => {
    compile.mockClear()
  })

  it('compiles nothing that was built', async () => {
    const built = memory()
    const before = await createFormLibrary({ definitions: [smallForm()], cache: built }).find(
      templateId,
    )
    const library = createFormLibrary({
      definitions: [smallForm()],
      readBuilt: built.read,
      compile,
    })

    expect(await library.find(templateId)).toEqual(before)
    expect(compile).not.toHaveBeenCalled()
  })

  it('compiles and caches a variant that was not built', async () => {
    const cache = memory()
    const readBuilt = () => Promise.resolve(undefined)
    const library = createFormLibrary({ definitions: [smallForm()], readBuilt, cache, compile })

    expect(await library.find(`${templateId}-large`)).toBeDefined()
    expect(compile).toHaveBeenCalledOnce()
    expect(cache.writes).toHaveLength(1)
  })
})

describe('a library with a cache', () => {
  const templateId = 'small-form@2026-10/k1'

  it('does not compile a cached form again', async () => {
    const cache = memory()
    const before = await createFormLibrary({ definitions: [smallForm()], cache }).find(templateId)
    const after = await createFormLibrary({ definitions: [smallForm()], cache }).find(templateId)

    expect(cache.writes).toHaveLength(1)
    expect(after).toEqual(before)
  })

  it('compiles again after the text has changed', async () => {
    const cache = memory()
    await createFormLibrary({ definitions: [smallForm()], cache }).find(templateId)
    const changed = formWith(clause('New', 'A new clause.'))
    const after = await createFormLibrary({ definitions: [changed], cache }).find(templateId)

    expect(cache.writes).toHaveLength(2)
    expect(JSON.stringify(after?.reading)).toContain('A new clause.')
  })

  it.each([
    ['truncated', (bytes: Uint8Array) => bytes.slice(0, 100)],
    [
      'altered',
      (bytes: Uint8Array) =>
        Buffer.from(Buffer.from(bytes).toString().replace('"pdf":"JVBE', '"pdf":"AVBE')),
    ],
    ['empty', () => new Uint8Array()],
  ])('compiles again if the cached entry is %s', async (_case, damage) => {
    const cache = memory()
    const before = await createFormLibrary({ definitions: [smallForm()], cache }).find(templateId)
    for (const [name, bytes] of cache.entries) {
      cache.entries.set(name, damage(bytes))
    }
    const after = await createFormLibrary({ definitions: [smallForm()], cache }).find(templateId)

    expect(cache.writes).toHaveLength(2)
    expect(after).toEqual(before)
  })

  it('tries again after the cache has failed', async () => {
    const cache = memory()
    let broken = true
    const read = async (name: string) => {
      if (broken) {
        throw new Error('the disk is gone')
      }
      return cache.read(name)
    }
    const library = createFormLibrary({ definitions: [smallForm()], cache: { ...cache, read } })

    await expect(library.find(templateId)).rejects.toThrow('the disk is gone')
    broken = false
    expect(await library.find(templateId)).toBeDefined()
  })
})

it('an edition that was withdrawn is an earlier one, and what takes its place is in the library', () => {
  const library = createFormLibrary()
  const current = new Map(library.forms().map(({ id, edition }) => [id, edition]))
  for (const { formId, edition, day, reason, replacementId } of library.withdrawn()) {
    expect(current.get(formId), formId).not.toBe(edition)
    expect(day).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(reason).toMatch(/\.$/)
    expect(current.has(replacementId ?? formId), formId).toBe(true)
  }
})
