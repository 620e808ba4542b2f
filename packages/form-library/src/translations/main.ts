import { readFileSync, writeFileSync } from 'node:fs'
import { catalog } from '../catalog.ts'
import type { FormDefinition } from '../form-definition.ts'
import { checkTranslation } from './check-translation.ts'
import { listTexts } from './translate-form.ts'
import type { TranslatedText } from './translate-form.ts'
import {
  getTranslationFile,
  hashEnglish,
  readTranslationFile,
  sharedTranslationFile,
} from './translation-file.ts'
import type { TranslationFile } from './translation-file.ts'

const [command, formId, drafts] = process.argv.slice(2)

if (command === 'missing' && formId) {
  const lines = listNumbered(requireForm(formId)).flatMap(({ key, english, spanish }, index) =>
    spanish === undefined ? [`${index + 1}|${key}|${english.replaceAll('\n', '\\n')}`] : [],
  )
  print(lines.join('\n'))
} else if (command === 'add' && formId && drafts) {
  addTranslations(requireForm(formId), readFileSync(drafts, 'utf8'))
} else {
  printStatus()
}

function printStatus(): void {
  for (const definition of catalog) {
    const texts = listTexts(definition)
    const missing = texts.filter(({ spanish }) => spanish === undefined)
    const problems = texts.flatMap(checkTranslation)
    const stale = listStale(definition, texts)
    print(`${definition.id}: ${texts.length - missing.length} of ${texts.length} translated`)
    stale.forEach((key) => print(`  out of date: ${key}`))
    problems.forEach((problem) => print(`  ${problem}`))
  }
}

/** Entries of the form's file whose English text has changed or is gone. */
function listStale(definition: FormDefinition, texts: TranslatedText[]): string[] {
  const path = getTranslationFile(definition)
  const current = new Map(texts.map(({ key, english }) => [key, hashEnglish(english)]))

  return Object.entries(path === undefined ? {} : readTranslationFile(path))
    .filter(([key, { of }]) => current.get(key) !== of)
    .map(([key]) => key)
}

/** Each English text once: its number is the same whatever is translated already. */
function listNumbered(definition: FormDefinition): TranslatedText[] {
  const seen = new Set<string>()

  return listTexts(definition).filter(({ english }) => {
    const first = !seen.has(english)
    seen.add(english)
    return first
  })
}

function listMissing(definition: FormDefinition): TranslatedText[] {
  return listNumbered(definition).filter(({ spanish }) => spanish === undefined)
}

/** Reads lines `number|Spanish`, with the numbers that `missing` prints, and `\n` for a new line. */
function addTranslations(definition: FormDefinition, lines: string): void {
  const texts = listNumbered(definition)
  const own = new Map<string, { of: string; es: string }>()
  const shared = new Map<string, { of: string; es: string }>()
  const common = countForms()
  for (const line of lines.split('\n').filter((text) => /^\d+\|/.test(text))) {
    const at = line.indexOf('|')
    const text = texts[Number(line.slice(0, at)) - 1]
    if (!text) {
      throw new Error(`There is no text ${line}`)
    }
    const spanish = line
      .slice(at + 1)
      .trim()
      .replaceAll('\\n', '\n')
    checkTranslation({ ...text, spanish }).forEach(print)
    const target = (common.get(text.english) ?? 0) > 1 ? shared : own
    target.set(text.key, { of: hashEnglish(text.english), es: spanish })
  }
  const path = getTranslationFile(definition)
  if (path !== undefined) {
    write(path, own)
  }
  write(sharedTranslationFile, shared)
  print(`${listMissing(definition).length} texts of ${definition.id} are not translated.`)
}

function countForms(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const definition of catalog) {
    for (const english of new Set(listTexts(definition).map((text) => text.english))) {
      counts.set(english, (counts.get(english) ?? 0) + 1)
    }
  }

  return counts
}

function write(path: string, added: ReadonlyMap<string, { of: string; es: string }>): void {
  if (added.size === 0) {
    return
  }

  const file: TranslationFile = readTranslationFile(path)
  for (const [wanted, entry] of added) {
    let key = wanted
    for (let count = 2; (file[key]?.of ?? entry.of) !== entry.of && isShared(path); count += 1) {
      key = `${wanted}-${count}`
    }
    file[key] = entry
  }
  writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`)
}

/** One key may stand for other words in another form. */
function isShared(path: string): boolean {
  return path === sharedTranslationFile
}

function requireForm(id: string): FormDefinition {
  const definition = catalog.find((form) => form.id === id)
  if (!definition) {
    throw new Error(`There is no form ${id}.`)
  }

  return definition
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
