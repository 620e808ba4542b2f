import type { Mark } from '@countersign/answers/answer'
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fixtureRoom } from '../testing/fixture-room.ts'
import { renderRoom } from '../testing/render-room.tsx'
import { AdoptDialog } from './adopt-dialog.tsx'

test('the dialog takes the focus, and Escape gives it back without adopting anything', async () => {
  const { onAdopt, openButton } = await openDialog()
  expect(dialog().contains(document.activeElement)).toBe(true)

  await userEvent.keyboard('{Escape}')

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(openButton).toHaveFocus()
  expect(onAdopt).not.toHaveBeenCalled()
})

test.each(['Type', 'Draw', 'Upload a picture'])(
  '%s: all of the dialog is in a window of 1280 by 720',
  async (way) => {
    // What the frame has of it.
    await page.viewport(1246, 650)
    await openDialog()

    await chooseWay(way)

    const { top, bottom } = dialog().getBoundingClientRect()
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(650)
    expect(dialog().scrollHeight).toBeLessThanOrEqual(dialog().clientHeight)
  },
)

test('a click beside the dialog keeps it open: a stroke that slips off the pad ends there', async () => {
  await openDialog()

  fireEvent.click(dialog())

  expect(dialog()).toBeVisible()
})

test('without a name nothing is adopted, and the focus moves to the name', async () => {
  const { onAdopt } = await openDialog()
  await userEvent.fill(nameInput(), '  ')

  await submit()

  expect(nameInput()).toHaveFocus()
  expect(nameInput()).toHaveAccessibleDescription(/Enter your full name\./)
  expect(onAdopt).not.toHaveBeenCalled()

  await userEvent.type(nameInput(), 'M')
  expect(nameInput()).not.toBeInvalid()
})

test('Back closes the dialog and stays in the room; what was typed is there again', async () => {
  const { onAdopt, openButton } = await openDialog()
  await userEvent.fill(nameInput(), 'Maria Lopez de Vega')
  await userEvent.fill(initialsInput(), 'MLV')

  await expect.poll(() => history.state).toBe('dialog')
  history.back()
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(openButton).toHaveFocus()
  expect(onAdopt).not.toHaveBeenCalled()

  await userEvent.click(openButton)
  expect(nameInput()).toHaveValue('Maria Lopez de Vega')
  expect(initialsInput()).toHaveValue('MLV')
})

test('closing the dialog takes its entry out of the history', async () => {
  const onBack = vi.fn()
  const { openButton } = await openDialog()
  await expect.poll(() => history.state).toBe('dialog')
  window.addEventListener('popstate', onBack)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))

  await expect.poll(() => history.state).not.toBe('dialog')
  expect(openButton).toHaveFocus()
  expect(onBack).not.toHaveBeenCalled()
  window.removeEventListener('popstate', onBack)
})

test('initials follow the name until they are typed', async () => {
  await openDialog()
  expect(nameInput()).toHaveValue('Maria del Carmen Lopez')
  expect(initialsInput()).toHaveValue('MdCL')

  await userEvent.fill(nameInput(), 'Maria Lopez')
  expect(initialsInput()).toHaveValue('ML')

  await userEvent.fill(initialsInput(), 'MCL')
  await userEvent.fill(nameInput(), 'Ana Lopez')
  expect(initialsInput()).toHaveValue('MCL')
})

test('a typed signature is adopted in the chosen handwriting, shown in the preview', async () => {
  const { onAdopt } = await openDialog()
  await userEvent.fill(nameInput(), 'Maria Lopez')

  await userEvent.click(screen.getByRole('radio', { name: 'Pen and ink' }))
  expect(screen.getByRole('img', { name: 'Signature: Maria Lopez' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'Initials: ML' })).toBeVisible()
  await submit()

  expect(onAdopt.mock.calls).toEqual([
    [
      {
        signature: { kind: 'typed', text: 'Maria Lopez', hand: 'homemade-apple' },
        initials: { kind: 'typed', text: 'ML', hand: 'homemade-apple' },
      },
    ],
  ])
})

test('an empty pad and a missing picture are refused with their own message', async () => {
  const { onAdopt } = await openDialog()

  await chooseWay('Draw')
  await submit()
  expect(screen.getByRole('alert')).toHaveTextContent('Draw your signature first.')
  expect(signaturePad()).toHaveFocus()

  await chooseWay('Upload a picture')
  expect(screen.queryByRole('alert')).toBeNull()
  await submit()
  expect(screen.getByRole('alert')).toHaveTextContent('Take or choose a picture first.')
  expect(screen.getByLabelText('Take or choose a picture of your signature')).toHaveFocus()
  expect(onAdopt).not.toHaveBeenCalled()
})

test('a dot is not adopted as a signature, and the dialog says so', async () => {
  const { onAdopt } = await openDialog()
  await chooseWay('Draw')
  await expect.poll(() => screen.queryByText('Loading the signature pad…')).toBeNull()

  await userEvent.click(signaturePad(), { position: { x: 40, y: 40 } })
  await submit()

  expect(screen.getByRole('alert')).toHaveTextContent(
    'This is too small to be seen as yours. Draw it larger.',
  )
  expect(onAdopt).not.toHaveBeenCalled()
})

test('a drawn signature is adopted as strokes, and undo takes the last stroke back', async () => {
  const { onAdopt } = await openDialog()
  await chooseWay('Draw')
  await expect.poll(() => screen.queryByText('Loading the signature pad…')).toBeNull()

  await drawLine({ x: 40, y: 40 }, { x: 160, y: 60 })
  await drawLine({ x: 90, y: 60 }, { x: 190, y: 40 })
  await userEvent.click(screen.getByRole('button', { name: 'Undo last stroke' }))
  await submit()

  const [marks] = onAdopt.mock.calls[0] ?? []
  const signature = marks?.signature
  expect(signature?.kind === 'drawn' && signature.strokes.length).toBe(1)
})

test('choosing another way and coming back keeps the typed name', async () => {
  await openDialog()
  await userEvent.fill(nameInput(), 'Maria Lopez')

  await chooseWay('Draw')
  expect(screen.queryByRole('textbox', { name: 'Your full name' })).toBeNull()
  await chooseWay('Type')

  expect(nameInput()).toHaveValue('Maria Lopez')
})

test('what the server says is wrong is shown, and the dialog stays open', async () => {
  const { onAdopt } = await openDialog()
  onAdopt.mockResolvedValue('The server does not accept this signature.')

  await submit()

  expect(
    await within(dialog()).findByText('The server does not accept this signature.'),
  ).toBeVisible()
  expect(nameInput()).toHaveValue('Maria del Carmen Lopez')
})

async function openDialog() {
  const onAdopt = vi.fn<
    (marks: { signature: Mark; initials: Mark }) => Promise<string | undefined>
  >(() => Promise.resolve(undefined))
  await renderRoom(<Page onAdopt={onAdopt} />, fixtureRoom('TT1'))
  const openButton = screen.getByRole('button', { name: 'Sign here' })
  await userEvent.click(openButton)
  return { onAdopt, openButton }
}

function Page({ onAdopt }: Pick<Parameters<typeof AdoptDialog>[0], 'onAdopt'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Sign here</button>
      {open && <AdoptDialog onAdopt={onAdopt} onClose={() => setOpen(false)} />}
    </>
  )
}

function dialog() {
  return screen.getByRole('dialog', { name: 'Adopt your signature' })
}

function nameInput() {
  return screen.getByRole('textbox', { name: 'Your full name' })
}

function initialsInput() {
  return screen.getByRole('textbox', { name: 'Your initials' })
}

function signaturePad() {
  return screen.getByRole('img', { name: /^Signature pad/ })
}

async function chooseWay(name: string) {
  await userEvent.click(screen.getByRole('radio', { name }))
}

async function submit() {
  await userEvent.click(screen.getByRole('button', { name: 'Adopt and sign' }))
}

async function drawLine(from: { x: number; y: number }, to: { x: number; y: number }) {
  await userEvent.dragAndDrop(signaturePad(), signaturePad(), {
    sourcePosition: from,
    targetPosition: to,
  })
}
