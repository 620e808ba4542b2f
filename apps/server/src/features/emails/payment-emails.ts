import type { RefundReason, Settlement } from '@countersign/contract/schemas/payments'
import type { Email } from '../../infrastructure/mail/email-template.ts'
import { documentsForHome, type OwnerFacts } from './packet-facts.ts'

interface PaymentFacts extends OwnerFacts {
  /** "$5.00". */
  amount: string
  url: string
}

interface ReceiptFacts extends PaymentFacts {
  /** "R-000123". */
  number: string
  settlement: Settlement
  /** "Visa ending in 4242". */
  method: string | null
  isReady: boolean
}

export function receiptEmail(facts: ReceiptFacts): Email {
  const { ownerName, packetName, address, amount, number, url } = facts
  const isInvoiced = facts.settlement === 'invoiced'
  const by = facts.method ? ` (${facts.method})` : ''

  return {
    subject: `Receipt ${number}: ${amount} for ${documentsForHome(facts)}`,
    preheader: isInvoiced ? 'This fee will be invoiced.' : 'Your payment arrived.',
    greeting: `Hello ${ownerName},`,
    paragraphs: [
      isInvoiced
        ? `The fee of ${amount} for e-signing “${packetName}” for ${address} will be invoiced. Nothing was charged yet.`
        : `You paid ${amount}${by} for e-signing “${packetName}” for ${address}.`,
    ],
    action: { label: 'Open the receipt', url },
    notes: facts.isReady && !isInvoiced ? ['You can now send the packet to the residents.'] : [],
  }
}

export function paymentFailedEmail(facts: PaymentFacts): Email {
  return {
    subject: `Payment failed: ${documentsForHome(facts)}`,
    preheader: 'Nothing was charged. Pay again to send the packet.',
    greeting: `Hello ${facts.ownerName},`,
    paragraphs: [
      `The payment of ${facts.amount} for e-signing “${facts.packetName}” for ${facts.address} did not go through. Nothing was charged, and the packet was not sent.`,
    ],
    action: { label: 'Pay again', url: facts.url },
  }
}

export function refundedEmail(facts: PaymentFacts & { reason: RefundReason }): Email {
  return {
    subject: `Refund of ${facts.amount}: ${documentsForHome(facts)}`,
    preheader: 'The receipt shows the refund.',
    greeting: `Hello ${facts.ownerName},`,
    paragraphs: [
      `We refunded ${facts.amount} for e-signing “${facts.packetName}” for ${facts.address}${refundReasons[facts.reason]}.`,
      'It can take up to 10 days until your bank shows the money.',
    ],
    action: { label: 'Open the receipt', url: facts.url },
  }
}

const refundReasons: Record<RefundReason, string> = {
  canceled: ', because the packet ended before anyone signed',
  'paid-twice': ', because the packet was already paid',
  'by-hand': '',
  provider: '',
}

export function refundFailedEmail(facts: PaymentFacts): Email {
  return {
    subject: `Refund did not arrive: ${documentsForHome(facts)}`,
    preheader: 'We still owe you this amount.',
    greeting: `Hello ${facts.ownerName},`,
    paragraphs: [
      `The refund of ${facts.amount} for e-signing “${facts.packetName}” for ${facts.address} did not go through, so the money is not on its way to you.`,
      'We still owe you this amount and are looking into it. You do not need to do anything.',
    ],
    action: { label: 'Open the receipt', url: facts.url },
  }
}

export function invoiceCanceledEmail(facts: PaymentFacts): Email {
  return {
    subject: `Will not be invoiced: ${documentsForHome(facts)}`,
    preheader: 'The receipt shows it.',
    greeting: `Hello ${facts.ownerName},`,
    paragraphs: [
      `The fee of ${facts.amount} for e-signing “${facts.packetName}” for ${facts.address} will not be invoiced.`,
    ],
    action: { label: 'Open the receipt', url: facts.url },
  }
}

export function disputedEmail(facts: PaymentFacts): Email {
  return {
    subject: `Your bank disputes a payment: ${documentsForHome(facts)}`,
    preheader: 'If this is a mistake, tell your bank.',
    greeting: `Hello ${facts.ownerName},`,
    paragraphs: [
      `The bank behind your payment of ${facts.amount} for e-signing “${facts.packetName}” for ${facts.address} says that the payment was not agreed to.`,
      'If you or your company made this payment, please tell your bank that it is right. The packet continues as before.',
    ],
    action: { label: 'Open the receipt', url: facts.url },
  }
}
