import type { FormDefinition } from './form-definition.ts'
import { adverseActionNotice } from './forms/applications-and-screening/adverse-action-notice.ts'
import { guarantorAgreement } from './forms/applications-and-screening/guarantor-agreement.ts'
import { holdingDepositAgreement } from './forms/applications-and-screening/holding-deposit-agreement.ts'
import { rentalApplication } from './forms/applications-and-screening/rental-application.ts'
import { rentalCriteriaAcknowledgment } from './forms/applications-and-screening/rental-criteria-acknowledgment.ts'
import { screeningAuthorizationAndFeeReceipt } from './forms/applications-and-screening/screening-authorization-and-fee-receipt.ts'
import { tenancyEmploymentVerificationRequest } from './forms/applications-and-screening/tenancy-employment-verification-request.ts'
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
import { amenitiesPoolFitnessAddendum } from './forms/lease-addenda/amenities-pool-fitness-addendum.ts'
import { assistanceAnimalAcknowledgment } from './forms/lease-addenda/assistance-animal-acknowledgment.ts'
import { bedBugAndPestAddendum } from './forms/lease-addenda/bed-bug-and-pest-addendum.ts'
import { esignConsentAddendum } from './forms/lease-addenda/esign-consent-addendum.ts'
import { furnishedApplianceInventory } from './forms/lease-addenda/furnished-appliance-inventory.ts'
import { houseRulesCommunityPolicies } from './forms/lease-addenda/house-rules-community-policies.ts'
import { keysAndAccessDevicesReceipt } from './forms/lease-addenda/keys-and-access-devices-receipt.ts'
import { militaryAddendum } from './forms/lease-addenda/military-addendum.ts'
import { moldAndMoistureAddendum } from './forms/lease-addenda/mold-and-moisture-addendum.ts'
import { parkingGarageStorageAddendum } from './forms/lease-addenda/parking-garage-storage-addendum.ts'
import { paymentPlanAgreement } from './forms/lease-addenda/payment-plan-agreement.ts'
import { petAddendum } from './forms/lease-addenda/pet-addendum.ts'
import { rentersInsuranceAddendum } from './forms/lease-addenda/renters-insurance-addendum.ts'
import { roommateAddendum } from './forms/lease-addenda/roommate-addendum.ts'
import { satelliteDishAndAntennaAddendum } from './forms/lease-addenda/satellite-dish-and-antenna-addendum.ts'
import { smokeAndCarbonMonoxideAlarmAddendum } from './forms/lease-addenda/smoke-and-carbon-monoxide-alarm-addendum.ts'
import { smokeFreeCannabisAddendum } from './forms/lease-addenda/smoke-free-cannabis-addendum.ts'
import { utilityResponsibilityAddendum } from './forms/lease-addenda/utility-responsibility-addendum.ts'
import { yardAndExteriorCareAddendum } from './forms/lease-addenda/yard-and-exterior-care-addendum.ts'
import { leaseAmendment } from './forms/leases-and-renewals/lease-amendment.ts'
import { leaseRenewal } from './forms/leases-and-renewals/lease-renewal.ts'
import { leaseRenewalOffer } from './forms/leases-and-renewals/lease-renewal-offer.ts'
import { monthToMonthAgreement } from './forms/leases-and-renewals/month-to-month-agreement.ts'
import { mutualEarlyTerminationAgreement } from './forms/leases-and-renewals/mutual-early-termination-agreement.ts'
import { residentialLease } from './forms/leases-and-renewals/residential-lease.ts'
import { roomRentalAgreement } from './forms/leases-and-renewals/room-rental-agreement.ts'
import { roommateChange } from './forms/leases-and-renewals/roommate-change.ts'
import { subleaseAssignmentConsent } from './forms/leases-and-renewals/sublease-assignment-consent.ts'
import { moveInMoveOutInspection } from './forms/move-in-and-condition/move-in-move-out-inspection.ts'
import { securityDepositReceipt } from './forms/move-in-and-condition/security-deposit-receipt.ts'
import { moveOutInstructions } from './forms/move-out-and-deposits/move-out-instructions.ts'
import { noticeOfAbandonedProperty } from './forms/move-out-and-deposits/notice-of-abandoned-property.ts'
import { residentsNoticeOfIntentToVacate } from './forms/move-out-and-deposits/residents-notice-of-intent-to-vacate.ts'
import { securityDepositItemization } from './forms/move-out-and-deposits/security-deposit-itemization.ts'
import { changeOfOwnerManagerNotice } from './forms/owner-and-records/change-of-owner-manager-notice.ts'
import { californiaLeaseAddendum } from './forms/state-forms/california-lease-addendum.ts'
import { floridaLeaseAddendum } from './forms/state-forms/florida-lease-addendum.ts'
import { texasLeaseAddendum } from './forms/state-forms/texas-lease-addendum.ts'
import { newYorkLeaseAddendum } from './forms/state-forms/new-york-lease-addendum.ts'
import { washingtonLeaseAddendum } from './forms/state-forms/washington-lease-addendum.ts'
import { floridaThreeDayNotice } from './forms/state-forms/florida-three-day-notice.ts'
import { floridaEarlyTerminationAddendum } from './forms/state-forms/florida-early-termination-addendum.ts'
import { thirtyDayNoticeForRent } from './forms/default-and-termination/thirty-day-notice-for-rent.ts'
import { newYorkGoodCauseNotice } from './forms/state-forms/new-york-good-cause-notice.ts'
import { newYorkGoodCauseNoticeToServe } from './forms/state-forms/new-york-good-cause-notice-to-serve.ts'
import { applicationDecision } from './forms/applications-and-screening/application-decision.ts'
import { texasFloodNotice } from './forms/state-forms/texas-flood-notice.ts'
import { floridaFloodDisclosureForm } from './forms/state-forms/florida-flood-disclosure.ts'
import { floridaEmailNoticesAddendum } from './forms/state-forms/florida-email-notices-addendum.ts'
import { virginiaLeaseAddendum } from './forms/state-forms/virginia-lease-addendum.ts'
import { washingtonFourteenDayNotice } from './forms/state-forms/washington-fourteen-day-notice.ts'
import { washingtonRentIncreaseNotice } from './forms/state-forms/washington-rent-increase-notice.ts'
import { floridaDepositClaimNotice } from './forms/state-forms/florida-deposit-claim-notice.ts'
import { coloradoLeaseAddendum } from './forms/state-forms/colorado-lease-addendum.ts'
import { illinoisLeaseAddendum } from './forms/state-forms/illinois-lease-addendum.ts'
import { newJerseyLeaseAddendum } from './forms/state-forms/new-jersey-lease-addendum.ts'
import { ohioNoticeToLeaveForm } from './forms/state-forms/ohio-notice-to-leave.ts'
import { massachusettsLastMonthRentReceipt } from './forms/state-forms/massachusetts-last-month-rent-receipt.ts'
import { michiganLeaseAddendum } from './forms/state-forms/michigan-lease-addendum.ts'
import { tenantEstoppelCertificate } from './forms/owner-and-records/tenant-estoppel-certificate.ts'
import { accommodationModificationRequest } from './forms/during-the-tenancy/accommodation-modification-request.ts'
import { associationAndShortTermRentalAddendum } from './forms/lease-addenda/association-and-short-term-rental-addendum.ts'
import { crimeFreeAddendum } from './forms/lease-addenda/crime-free-addendum.ts'
import { californiaJustCauseNotice } from './forms/state-forms/california-just-cause-notice.ts'
import { rentConcessionAddendum } from './forms/lease-addenda/rent-concession-addendum.ts'
import { submeterAndSharedBillAddendum } from './forms/lease-addenda/submeter-and-shared-bill-addendum.ts'
import { eBikeAndBatteryAddendum } from './forms/lease-addenda/e-bike-and-battery-addendum.ts'
import { housingVoucherAddendum } from './forms/lease-addenda/housing-voucher-addendum.ts'

/** Every form of the library, in the order of their numbers. */
export const catalog: readonly FormDefinition[] = [
  rentalApplication,
  screeningAuthorizationAndFeeReceipt,
  rentalCriteriaAcknowledgment,
  holdingDepositAgreement,
  adverseActionNotice,
  guarantorAgreement,
  tenancyEmploymentVerificationRequest,
  residentialLease,
  monthToMonthAgreement,
  roomRentalAgreement,
  leaseRenewal,
  leaseAmendment,
  roommateChange,
  subleaseAssignmentConsent,
  mutualEarlyTerminationAgreement,
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
  satelliteDishAndAntennaAddendum,
  amenitiesPoolFitnessAddendum,
  militaryAddendum,
  furnishedApplianceInventory,
  yardAndExteriorCareAddendum,
  esignConsentAddendum,
  paymentPlanAgreement,
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
  leaseRenewalOffer,
  californiaLeaseAddendum,
  floridaLeaseAddendum,
  texasLeaseAddendum,
  newYorkLeaseAddendum,
  washingtonLeaseAddendum,
  floridaThreeDayNotice,
  texasFloodNotice,
  floridaFloodDisclosureForm,
  floridaEmailNoticesAddendum,
  ohioNoticeToLeaveForm,
  michiganLeaseAddendum,
  applicationDecision,
  newYorkGoodCauseNotice,
  newYorkGoodCauseNoticeToServe,
  thirtyDayNoticeForRent,
  floridaEarlyTerminationAddendum,
  washingtonFourteenDayNotice,
  washingtonRentIncreaseNotice,
  floridaDepositClaimNotice,
  accommodationModificationRequest,
  eBikeAndBatteryAddendum,
  associationAndShortTermRentalAddendum,
  crimeFreeAddendum,
  housingVoucherAddendum,
  californiaJustCauseNotice,
  rentConcessionAddendum,
  submeterAndSharedBillAddendum,
  coloradoLeaseAddendum,
  illinoisLeaseAddendum,
  newJerseyLeaseAddendum,
  massachusettsLastMonthRentReceipt,
  virginiaLeaseAddendum,
]
