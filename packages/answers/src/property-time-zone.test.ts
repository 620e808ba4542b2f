import { expect, test } from 'vitest'
import { timeZoneOfAddress } from './property-time-zone.ts'
import { usStates } from './us-states.ts'

test.each([
  ['Springfield, Illinois', 'IL', '62704', 'America/Chicago'],
  ['Manhattan', 'NY', '10001', 'America/New_York'],
  ['Phoenix', 'AZ', '85001', 'America/Phoenix'],
  ['Window Rock, in the Navajo Nation', 'AZ', '86515', 'America/Denver'],
  ['Miami', 'FL', '33101', 'America/New_York'],
  ['Pensacola', 'FL', '32501', 'America/Chicago'],
  ['Port St. Joe', 'FL', '32456', 'America/New_York'],
  ['Indianapolis', 'IN', '46204', 'America/New_York'],
  ['Gary', 'IN', '46402', 'America/Chicago'],
  ['Evansville', 'IN', '47708', 'America/Chicago'],
  ['Louisville', 'KY', '40202', 'America/New_York'],
  ['Bowling Green', 'KY', '42101', 'America/Chicago'],
  ['Nashville', 'TN', '37201', 'America/Chicago'],
  ['Knoxville', 'TN', '37902', 'America/New_York'],
  ['Tullahoma', 'TN', '37388', 'America/Chicago'],
  ['El Paso', 'TX', '79901', 'America/Denver'],
  ['Houston', 'TX', '77001', 'America/Chicago'],
  ['Boise', 'ID', '83702', 'America/Denver'],
  ['Coeur d’Alene', 'ID', '83814', 'America/Los_Angeles'],
  ['Ontario, Oregon', 'OR', '97914', 'America/Denver'],
  ['Rapid City', 'SD', '57701', 'America/Denver'],
  ['Scottsbluff', 'NE', '69361', 'America/Denver'],
  ['North Platte', 'NE', '69101', 'America/Chicago'],
  ['Dickinson', 'ND', '58601', 'America/Denver'],
  ['Iron Mountain', 'MI', '49801', 'America/Chicago'],
  ['Goodland', 'KS', '67735', 'America/Denver'],
  ['Honolulu', 'HI', '96813', 'Pacific/Honolulu'],
  ['Anchorage', 'AK', '99501', 'America/Anchorage'],
  ['Washington, District of Columbia', 'DC', '20001', 'America/New_York'],
  ['San Juan', 'PR', '00901', 'America/Puerto_Rico'],
  ['Charlotte Amalie', 'VI', '00802', 'America/Puerto_Rico'],
  ['Hagåtña', 'GU', '96910', 'Pacific/Guam'],
  ['Saipan', 'MP', '96950', 'Pacific/Guam'],
  ['Pago Pago', 'AS', '96799', 'Pacific/Pago_Pago'],
])('%s', (_place, state, zip, zone) => {
  expect(timeZoneOfAddress({ state, zip })).toBe(zone)
})

test('a ZIP code of another state does not move a home', () => {
  expect(timeZoneOfAddress({ state: 'NY', zip: '46402' })).toBe('America/New_York')
  expect(timeZoneOfAddress({ state: 'TX', zip: '' })).toBe('America/Chicago')
  expect(timeZoneOfAddress({ state: 'XX', zip: '96910' })).toBe('America/New_York')
})

test('every state has a zone that the runtime knows', () => {
  for (const state of usStates) {
    const timeZone = timeZoneOfAddress({ state, zip: '00000' })
    expect(new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone).toBe(timeZone)
  }
})
