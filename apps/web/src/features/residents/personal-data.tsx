import { clsx } from 'clsx'
import { formatInstant } from '@countersign/answers/format-day'
import type { KeptData, PersonalData } from '@countersign/contract/schemas/personal-data'
import { personalDataCalls } from '@countersign/contract/calls/personal-data'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { callApi } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { errorMessage } from '../../lib/problem-messages.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorNotice } from '../../ui/error-notice.tsx'
import { Instant } from '../../ui/instant.tsx'
import field from '../../ui/field/field.module.css'
import pageStyles from '../../ui/page.module.css'
import spaceStyles from '../../ui/space.module.css'
import textStyles from '../../ui/text.module.css'
import flexStyles from '../../ui/flex.module.css'

/** Answers a resident's request: what is kept about them, and what can be erased. */
export function PersonalDataOfPerson({ email: given }: { email: string }) {
  const [email, setEmail] = useState(given)
  const find = useMutation({
    mutationFn: (asked: string) =>
      callApi(personalDataCalls.postFindPersonalData, { body: { email: asked } }),
  })
  const { mutate: findData } = find
  useEffect(() => {
    if (given) {
      findData(given)
    }
  }, [given, findData])
  const [after, setAfter] = useState<PersonalData>()
  const data = after ?? find.data

  return (
    <>
      <Card className={clsx(pageStyles.column, spaceStyles.bottom5)}>
        <form
          className={clsx(flexStyles.pair, flexStyles.end)}
          onSubmit={(event) => {
            event.preventDefault()
            setAfter(undefined)
            findData(email.trim())
          }}
        >
          <div>
            <label className={field.label} htmlFor="personal-data-email">
              Email of the resident or applicant
            </label>
            <input
              id="personal-data-email"
              className={field.input}
              type="email"
              inputMode="email"
              autoComplete="off"
              required
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          </div>
          <Button type="submit" busy={find.isPending} busyLabel="Looking…">
            Look up
          </Button>
        </form>
      </Card>
      {find.error && (
        <ErrorNotice error={find.error} title="The data could not be looked up.">
          {errorMessage(find.error)}
        </ErrorNotice>
      )}
      {after && <Erased staying={after.kept.length} />}
      {data && <Found key={data.email} data={data} onErased={setAfter} />}
    </>
  )
}

/** Takes the focus of the button that is gone. */
function Erased({ staying }: { staying: number }) {
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => said.current?.focus(), [])

  return (
    <Card className={clsx(pageStyles.column, spaceStyles.bottom5)}>
      <p ref={said} role="status" tabIndex={-1} data-focus-quietly>
        Erased. {staying > 0 && 'What stays is listed below, with the reason.'}
      </p>
    </Card>
  )
}

interface FoundProps {
  data: PersonalData
  onErased: (data: PersonalData) => void
}

function Found({ data, onErased }: FoundProps) {
  const { email, kept, erased } = data
  const erasable = kept.filter((item) => item.erasable)
  const staying = kept.filter((item) => !item.erasable)

  return (
    <>
      {kept.length === 0 && (
        <Card className={clsx(pageStyles.column, spaceStyles.bottom5)}>
          <p role="status">You keep nothing about {email}.</p>
        </Card>
      )}
      {erasable.length > 0 && (
        <Card className={clsx(pageStyles.column, spaceStyles.bottom5)}>
          <h2 className={spaceStyles.bottom3}>Can be erased now</h2>
          <Items items={erasable} />
          <EraseButton data={data} onErased={onErased} />
        </Card>
      )}
      {staying.length > 0 && (
        <Card className={clsx(pageStyles.column, spaceStyles.bottom5)}>
          <h2 className={spaceStyles.bottom3}>Stays for now</h2>
          <Items items={staying} />
        </Card>
      )}
      {kept.length > 0 && (
        <p
          className={clsx(flexStyles.row3, pageStyles.column, textStyles.soft, spaceStyles.bottom5)}
        >
          <Button onClick={() => saveFile(toFile(data), 'personal-data.json')}>
            Download what is kept
          </Button>
          <span>
            This file has no answers from forms. Signed files are downloaded from their packets.
          </span>
        </p>
      )}
      {erased.length > 0 && (
        <Card className={clsx(pageStyles.column, spaceStyles.bottom5)}>
          <h2 className={spaceStyles.bottom3}>Erased on request</h2>
          <ul className={clsx(flexStyles.column4, textStyles.breaks, spaceStyles.bottom5)}>
            {erased.map(({ at, what }) => (
              <li key={at}>
                <Instant iso={at} />: {what}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

function Items({ items }: { items: readonly KeptData[] }) {
  return (
    <ul className={clsx(flexStyles.column4, textStyles.breaks, spaceStyles.bottom5)}>
      {items.map((item, index) => (
        <li key={`${item.what} ${index}`}>
          <strong>
            {item.documentGroupId ? (
              <Link to={pathOf(item.documentGroupId, item)}>{item.what}</Link>
            ) : (
              item.what
            )}
          </strong>
          <p>{item.why}</p>
          {item.until && (
            <span className={textStyles.below}>
              Goes by itself after {formatInstant(item.until).split(' ')[0]}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function pathOf(documentGroupId: string, { facts }: KeptData): string {
  return facts.Signed ? paths.view(documentGroupId) : paths.status(documentGroupId)
}

function EraseButton({ data: { email, kept }, onErased }: FoundProps) {
  const client = useQueryClient()
  const [asks, setAsks] = useState(false)
  const erase = useMutation({
    mutationFn: () => callApi(personalDataCalls.postErasePersonalData, { body: { email } }),
    onSuccess: async (left) => {
      setAsks(false)
      onErased(left)
      await client.invalidateQueries()
    },
  })
  const count = kept.filter((item) => item.erasable).length

  return (
    <>
      <Button kind="danger" onClick={() => setAsks(true)}>
        Erase
      </Button>
      {asks && (
        <ConfirmDialog
          title="Erase this data?"
          size="sm"
          role="alertdialog"
          confirm="Erase"
          busyLabel="Erasing…"
          kind="danger"
          busy={erase.isPending}
          error={erase.error}
          failedTitle="Nothing was erased."
          onConfirm={() => erase.mutate()}
          onClose={() => setAsks(false)}
        >
          <p>
            {count === 1 ? 'One entry' : `${count} entries`} about {email} will be erased for good.
            Nobody can bring it back. Download it first if they asked to see it.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

function toFile({ email, kept }: PersonalData): Blob {
  const entries = kept.map(({ what, facts, why, until }) => ({ what, facts, why, until }))

  return new Blob([JSON.stringify({ email, kept: entries }, undefined, 2)], {
    type: 'application/json',
  })
}
