import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { catalog } from '../catalog.ts'
import { describeReview } from '../reviewed.ts'
import { writeFormText } from './write-form-text.ts'
import { listReviewedStates, writeStateText } from './write-state-text.ts'

/**
 * Writes all texts as Markdown into an empty or new folder: `forms/<id>.md`, `states/<state>.md` and an
 * index. Throws where the folder has files. Returns how many documents there are.
 */
export async function writeReview(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) {
    throw new Error(`${folder} is not empty. Name a new folder.`)
  }

  const documents = [
    ...catalog.map((form) => [`forms/${form.id}.md`, writeFormText(form)] as const),
    ...listReviewedStates().map((state) => [`states/${state}.md`, writeStateText(state)] as const),
  ]
  for (const [name, text] of [['README.md', writeIndex()] as const, ...documents]) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  return documents.length
}

function writeIndex(): string {
  const forms = catalog.map(
    ({ id, number, title, edition, jurisdiction, review }) =>
      `| ${number} | [${title}](forms/${id}.md) | ${edition} | ${jurisdiction === 'US' ? 'every state' : jurisdiction.join(', ')} | ${describeReview(review)} |`,
  )
  const states = listReviewedStates().map((state) => `[${state}](states/${state}.md)`)

  return `${[
    '# Forms to review',
    'Each form as it reads for two residents. What a law prescribes is quoted; what is to be filled in stands in brackets.',
    [
      '| no. | form | edition | applies in | review |',
      '| --- | --- | --- | --- | --- |',
      ...forms,
    ].join('\n'),
    `What is held of the law of each state: ${states.join(', ')}.`,
  ].join('\n\n')}\n`
}
