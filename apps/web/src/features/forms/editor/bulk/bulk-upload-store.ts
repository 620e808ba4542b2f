import type { FormImport } from '@countersign/contract/schemas/forms/form-import'
import { ApiProblem } from '../../../../lib/api-problem.ts'
import { errorMessage } from '../../../../lib/problem-messages.ts'
import { createStore, type Store } from '../../../../lib/store.ts'
import { titleFromFileName } from '../saving/details.ts'
import {
  chooseFiles,
  readBulkFiles,
  saveBulkFiles,
  type BulkDetails,
  type BulkFile,
} from './bulk-files.ts'
import { ownForms, type FormOwner } from '../saving/form-owner.ts'
import { TryLater, importPdf } from './import-pdf.ts'

export interface BulkState {
  files: readonly BulkFile[]
  /** `stopping`: the file that is being sent is still finished. */
  run: 'idle' | 'running' | 'stopping'
  /** Keys of rows whose file is here; after a reload there are none. */
  present: ReadonlySet<string>
  /** Seconds that the server asked to wait. */
  pause: number | undefined
  /** Why it stopped by itself. */
  failure: string | undefined
  /** Left out of the last choice. */
  others: number
  tooMany: number
  /** How many files the last clearing took out of the list; it can be taken back. */
  cleared: number
}

export interface BulkUpload extends Pick<Store<BulkState>, 'get' | 'subscribe'> {
  choose(files: readonly File[]): void
  /** Says what these files are, instead of what is said of all. */
  describe(keys: ReadonlySet<string>, details: BulkDetails): void
  /** Sends the waiting files one after the other; those without details of their own with these. */
  start(details: BulkDetails | undefined): Promise<void>
  stop(): void
  clear(): void
  /** Takes back the last clearing. */
  restore(): void
}

/** Bulk upload of PDFs, one file at a time; its rows are kept in this tab. */
export function createBulkUpload(owner: FormOwner = ownForms): BulkUpload {
  const store = createStore<BulkState>({ ...nothing, files: readBulkFiles(owner) })
  const saveFiles = (files: readonly BulkFile[]) => saveBulkFiles(owner, files)
  const contents = new Map<string, File>()
  let cleared: readonly BulkFile[] = []
  let endPause: (() => void) | undefined

  const change = (by: Partial<BulkState>) => store.set({ ...store.get(), ...by })
  const setResult = (key: string, result: BulkFile['result']) => {
    const files = store.get().files.map((file) => (file.key === key ? { ...file, result } : file))
    change({ files })
    saveFiles(files)
  }

  async function send(row: BulkFile, file: File, details: BulkDetails): Promise<void> {
    setResult(row.key, { state: 'sending' })
    try {
      const title = titleFromFileName(row.name)
      const { category, signers, states } = details
      const query = { category, signers, ...(states.length > 0 && { states: states.join(',') }) }
      setResult(row.key, toResult(await importPdf(owner, file, { key: row.key, title, ...query })))
    } catch (error) {
      if (error instanceof TryLater) {
        setResult(row.key, { state: 'waiting' })
        await pause(error.seconds)
      } else if (error instanceof ApiProblem && isAboutFile(error)) {
        setResult(row.key, { state: 'refused', reason: describeProblem(error) })
      } else {
        setResult(row.key, { state: 'waiting' })
        change({ run: 'stopping', failure: errorMessage(error, 'The upload stopped.') })
      }
    }
  }

  async function pause(seconds: number): Promise<void> {
    change({ pause: seconds })
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, seconds * 1000)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    change({ pause: undefined })
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    choose(chosen) {
      const { contents: added, ...choice } = chooseFiles(store.get().files, chosen)
      added.forEach((file, key) => contents.set(key, file))
      change({ ...choice, present: new Set(contents.keys()), cleared: 0 })
      saveFiles(choice.files)
    },
    describe(keys, details) {
      const files = store
        .get()
        .files.map((file) => (keys.has(file.key) ? { ...file, details } : file))
      change({ files })
      saveFiles(files)
    },
    async start(details) {
      if (store.get().run !== 'idle') {
        return
      }
      change({ run: 'running', failure: undefined })
      for (let next = findNext(store.get(), contents, details); next;) {
        await send(next.row, next.file, next.details)
        next = findNext(store.get(), contents, details)
      }
      change({ run: 'idle' })
    },
    stop() {
      if (store.get().run === 'running') {
        change({ run: 'stopping' })
        endPause?.()
      }
    },
    clear() {
      const { files } = store.get()
      cleared = files
      change({ ...nothing, cleared: files.length })
      saveFiles([])
    },
    restore() {
      change({ files: cleared, present: new Set(contents.keys()), cleared: 0 })
      saveFiles(cleared)
    },
  }
}

const nothing: BulkState = {
  files: [],
  run: 'idle',
  present: new Set(),
  pause: undefined,
  failure: undefined,
  others: 0,
  tooMany: 0,
  cleared: 0,
}

function findNext(
  { files, run }: BulkState,
  contents: ReadonlyMap<string, File>,
  ofAll: BulkDetails | undefined,
) {
  const row =
    run === 'running'
      ? files.find(({ key, result }) => result.state === 'waiting' && contents.has(key))
      : undefined
  const file = row && contents.get(row.key)
  const details = row?.details ?? ofAll

  return file && details && { row, file, details }
}

function toResult({ form, ...found }: FormImport): BulkFile['result'] {
  return { state: 'done', formId: form._id, title: form.title, pages: form.pages, ...found }
}

/** Otherwise it is about the connection, the session or the server, and every file would fail. */
function isAboutFile({ status }: ApiProblem): boolean {
  return status === 413 || status === 415 || status === 422
}

function describeProblem(error: ApiProblem): string {
  if (error.problem.reason === 'password-needed') {
    return 'It is locked with a password. Upload it alone to enter the password.'
  }

  return error.problem.errors?.[0]?.message ?? errorMessage(error)
}
