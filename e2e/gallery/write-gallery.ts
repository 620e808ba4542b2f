import { readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { findingsName, folder, pictureName, widths } from './folder.ts'
import type { View } from './view.ts'
import { views } from './views.ts'

/** Writes the page that shows all pictures, with what was found beside them. */
const taken = new Set(await readdir(folder))
const sections = await Promise.all(
  views.flatMap((view) =>
    (view.inSpanish ? ['en', 'es'] : ['en']).map((language) => section(view, language, taken)),
  ),
)
const file = path.join(folder, 'index.html')
await writeFile(file, page(sections))
const pictures = [...taken].filter((name) => name.endsWith('.jpg')).length
process.stdout.write(`${views.length} views, ${pictures} pictures: ${pathToFileURL(file).href}\n`)

async function section(view: View, language: string, taken: ReadonlySet<string>): Promise<string> {
  const findings = await readFindings(path.join(folder, findingsName(view, language)))
  const pictures = widths
    .map((width) => pictureName(view, language, width))
    .filter((name) => taken.has(name))
    .map((name) => `<a href="${name}"><img loading="lazy" src="${name}" alt=""></a>`)
  const title = escape(`${view.screen} · ${view.state} · ${language}`)

  return `<section><h2>${title}</h2>${findings
    .map((finding) => `<p>${escape(finding)}</p>`)
    .join('')}<div>${pictures.join('')}</div></section>`
}

async function readFindings(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => '["No picture was taken."]')
  const findings: unknown = JSON.parse(text)
  return Array.isArray(findings) ? findings.map(String) : []
}

function page(sections: readonly string[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen</title>
<style>body{font:15px sans-serif;margin:1.5rem}h2{font-size:1rem}p{color:#a00}
div{display:flex;gap:.75rem;align-items:flex-start;overflow-x:auto}
img{height:28rem;width:auto;max-width:45rem;object-fit:cover;object-position:top;border:1px solid #bbb}</style>
${sections.join('\n')}</html>\n`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
