import type { FormDefinition } from './form-definition.ts'
import { noticeOfTermination } from './forms/default-and-termination/notice-of-termination-non-renewal.ts'
import { noticeToCureOrQuit } from './forms/default-and-termination/notice-to-cure-or-quit.ts'
import { noticeToPayOrQuit } from './forms/default-and-termination/notice-to-pay-or-quit.ts'
import { proofOfService } from './forms/default-and-termination/proof-of-service.ts'
import { unconditionalNoticeToQuit } from './forms/default-and-termination/unconditional-notice-to-quit.ts'
import { floodHazardKnownConditionsDisclosure } from './forms/disclosures-and-acknowledgments/flood-hazard-known-conditions-disclosure.ts'
import { leadBasedPaintDisclosure } from './forms/disclosures-and-acknowledgments/lead-based-paint-disclosure.ts'
import { leadPamphletReceipt } from './forms/disclosures-and-acknowledgments/lead-pamphlet-receipt.ts'
import { moveInCostAndFeeDisclosure } from './forms/disclosures-and-acknowledgments/move-in-cost-and-fee-disclosure.ts'
import { residentInformationAndEmergencyContacts } from './forms/disclosures-and-acknowledgments/resident-information-and-emergency-contacts.ts'
import { lateRentReminder } from './forms/during-the-tenancy/late-rent-reminder.ts'
import { leaseViolationWarning } from './forms/during-the-tenancy/lease-violation-warning.ts'
import { maintenanceRepairRequest } from './forms/during-the-tenancy/maintenance-repair-request.ts'
import { noticeOfEntry } from './forms/during-the-tenancy/notice-of-entry.ts'
import { noticeOfRentIncreaseChangeOfTerms } from './forms/during-the-tenancy/notice-of-rent-increase-change-of-terms.ts'
import { rentReceipt } from './forms/during-the-tenancy/rent-receipt.ts'
import { assistanceAnimalAcknowledgment } from './forms/lease-addenda/assistance-animal-acknowledgment.ts'
import { bedBugAndPestAddendum } from './forms/lease-addenda/bed-bug-and-pest-addendum.ts'
import { esignConsentAddendum } from './forms/lease-addenda/esign-consent-addendum.ts'
import { houseRulesCommunityPolicies } from './forms/lease-addenda/house-rules-community-policies.ts'
import { keysAndAccessDevicesReceipt } from './forms/lease-addenda/keys-and-access-devices-receipt.ts'
import { moldAndMoistureAddendum } from './forms/lease-addenda/mold-and-moisture-addendum.ts'
import { parkingGarageStorageAddendum } from './forms/lease-addenda/parking-garage-storage-addendum.ts'
import { petAddendum } from './forms/lease-addenda/pet-addendum.ts'
import { rentersInsuranceAddendum } from './forms/lease-addenda/renters-insurance-addendum.ts'
import { roommateAddendum } from './forms/lease-addenda/roommate-addendum.ts'
import { smokeAndCarbonMonoxideAlarmAddendum } from './forms/lease-addenda/smoke-and-carbon-monoxide-alarm-addendum.ts'
import { smokeFreeCannabisAddendum } from './forms/lease-addenda/smoke-free-cannabis-addendum.ts'
import { utilityResponsibilityAddendum } from './forms/lease-addenda/utility-responsibility-addendum.ts'
import { leaseRenewal } from './forms/leases-and-renewals/lease-renewal.ts'
import { monthToMonthAgreement } from './forms/leases-and-renewals/month-to-month-agreement.ts'
import { residentialLease } from './forms/leases-and-renewals/residential-lease.ts'
import { moveInMoveOutInspection } from './forms/move-in-and-condition/move-in-move-out-inspection.ts'
import { securityDepositReceipt } from './forms/move-in-and-condition/security-deposit-receipt.ts'
import { moveOutInstructions } from './forms/move-out-and-deposits/move-out-instructions.ts'
import { noticeOfAbandonedProperty } from './forms/move-out-and-deposits/notice-of-abandoned-property.ts'
import { residentsNoticeOfIntentToVacate } from './forms/move-out-and-deposits/residents-notice-of-intent-to-vacate.ts'
import { securityDepositItemization } from './forms/move-out-and-deposits/security-deposit-itemization.ts'
import { changeOfOwnerManagerNotice } from './forms/owner-and-records/change-of-owner-manager-notice.ts'
import { tenantEstoppelCertificate } from './forms/owner-and-records/tenant-estoppel-certificate.ts'

/** Every form of the library, in the order of the catalogue of 58. */
export const catalogue: readonly FormDefinition[] = [
  residentialLease,
  monthToMonthAgreement,
  leaseRenewal,
  petAddendum,
  assistanceAnimalAcknowledgment,
  parkingGarageStorageAddendum,
  smokeAndCarbonMonoxideAlarmAddendum,
  moldAndMoistureAddendum,
  bedBugAndPestAddendum,
  smokeFreeCannabisAddendum,
  houseRulesCommunityPolicies,
  utilityResponsibilityAddendum,
  rentersInsuranceAddendum,
  roommateAddendum,
  keysAndAccessDevicesReceipt,
  esignConsentAddendum,
  leadBasedPaintDisclosure,
  leadPamphletReceipt,
  floodHazardKnownConditionsDisclosure,
  moveInCostAndFeeDisclosure,
  residentInformationAndEmergencyContacts,
  moveInMoveOutInspection,
  securityDepositReceipt,
  maintenanceRepairRequest,
  noticeOfEntry,
  noticeOfRentIncreaseChangeOfTerms,
  rentReceipt,
  leaseViolationWarning,
  lateRentReminder,
  noticeToPayOrQuit,
  noticeToCureOrQuit,
  unconditionalNoticeToQuit,
  noticeOfTermination,
  proofOfService,
  residentsNoticeOfIntentToVacate,
  moveOutInstructions,
  securityDepositItemization,
  noticeOfAbandonedProperty,
  tenantEstoppelCertificate,
  changeOfOwnerManagerNotice,
]
