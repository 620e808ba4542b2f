import { expect, test } from 'vitest'
import { createDeferUntilPointerUp } from './defer-until-pointer-up.ts'

test('runs at once while nothing is pressed', () => {
  const { defer, ran } = arrange()
  defer(() => ran.push('now'))

  expect(ran).toEqual(['now'])
})

test('waits for the click while a button is pressed, and runs once', () => {
  const { page, defer, ran, passTime } = arrange()
  page.dispatchEvent(new Event('mousedown'))
  defer(() => ran.push('a problem'))
  page.dispatchEvent(new Event('mouseup'))
  ran.push('click')
  passTime()
  passTime()

  expect(ran).toEqual(['click', 'a problem'])
})

test('runs even if the pointer is never released', () => {
  const { page, defer, ran, passTime } = arrange()
  page.dispatchEvent(new Event('mousedown'))
  defer(() => ran.push('a problem'))
  expect(ran).toEqual([])
  passTime()

  expect(ran).toEqual(['a problem'])
})

function arrange() {
  const timers: (() => void)[] = []
  const page = Object.assign(new EventTarget(), {
    setTimeout: (run: () => void) => timers.push(run),
  })
  const ran: string[] = []
  const passTime = () => timers.splice(0).forEach((run) => run())
  return { page, defer: createDeferUntilPointerUp(page), ran, passTime }
}
