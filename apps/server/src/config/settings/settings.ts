import { associationSettings } from './association.ts'
import { emailSettings } from './email.ts'
import { loginSettings } from './login.ts'
import { logsAndLimitsSettings } from './logs-and-limits.ts'
import { paymentsSettings } from './payments.ts'
import { personalDataSettings } from './personal-data.ts'
import { sealingSettings } from './sealing.ts'
import { serverSettings } from './server.ts'
import { signingSettings } from './signing.ts'
import { storageSettings } from './storage.ts'

export const settingGroups = {
  Server: serverSettings,
  Storage: storageSettings,
  Login: loginSettings,
  Association: associationSettings,
  Email: emailSettings,
  Signing: signingSettings,
  Payments: paymentsSettings,
  Sealing: sealingSettings,
  'Personal data': personalDataSettings,
  'Logs and limits': logsAndLimitsSettings,
}

export const settings = {
  ...serverSettings,
  ...storageSettings,
  ...loginSettings,
  ...associationSettings,
  ...emailSettings,
  ...signingSettings,
  ...paymentsSettings,
  ...sealingSettings,
  ...personalDataSettings,
  ...logsAndLimitsSettings,
}
