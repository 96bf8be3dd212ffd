/** Words of the pages that describe their module, and of what the subscription allows, in English. */
import type id from '../id/modules';

export default {
  coming: 'Coming soon',
  locked: 'Not available',
  does: 'What this page will do',
  needs: 'What it needs',
  meanwhile: 'Meanwhile',
  need: {
    bought: 'The module {{module}} is part of the clinic’s subscription',
    boughtNow: 'It will cost nothing more when this page opens.',
    preparing: 'Nothing from you',
    preparingNow: 'We are preparing this page; it will open at this very address.',
  },
  ask: {
    owner: 'Modules are chosen by the person in charge of your clinic’s subscription. Tell them, or your admin, which module you need.',
    names: 'Who can add it: {{owners}}. Tell them which module you need.',
    decide: 'You own this clinic, so you decide which modules it uses.',
    preparing: 'Is something urgent? Tell your admin.',
    self: 'Everything else works as usual.',
  },
  offer: {
    title: 'What it costs and how to get it',
    monthly: 'a month, before VAT',
    included: 'This module is part of your clinic’s package now, but was not when the package was taken. Contact us to open it.',
    elsewhere: 'Your clinic’s package does not sell this module. It is sold in the package {{packages}}.',
    sold: 'This module is sold in the package {{packages}}.',
    nowhere: 'This module is not for sale at present. Contact us if you need it.',
    along: 'Needs {{module}} ({{price}} a month), which is added with it.',
    ended: 'The clinic’s subscription has ended. An owner can renew it, and export its data for {{days}} days after the end.',
    none: 'This clinic has no subscription yet.',
    add: 'Add this module',
    export: 'Export {{list}}',
  },
  banner: {
    grace: 'We have not received the payment of the subscription. For the time being everything can still be used.',
    suspended: 'The clinic’s subscription is suspended: data can be read, printed and exported, but not changed.',
    paused: 'The clinic’s subscription is paused: data can be read, printed and exported, but not changed.',
    ended: 'The clinic’s subscription has ended.',
    checked: {
      grace: 'We are checking your proof of payment. Everything can be used meanwhile.',
      suspended: 'We are checking your proof of payment. The subscription opens again once the payment is verified.',
    },
    owner: {
      grace: 'Please pay, so that work does not stop.',
      suspended: 'Please pay to open it again.',
      paused: 'You can resume it at any time.',
      ended: 'You can renew it, and export its data until {{date}}.',
    },
    staff: {
      grace: 'Who can settle it: {{owners}}.',
      suspended: 'Who can open it again: {{owners}}.',
      paused: 'Who can resume it: {{owners}}.',
      ended: 'Who can renew it, and export its data until {{date}}: {{owners}}.',
    },
  },
  readOnly: 'Can only be read for now',
  go: {
    back: 'To the list',
    pricing: 'See prices',
    dashboard: 'Back to the dashboard',
    subscription: 'Open subscription',
    pay: 'Pay the invoice',
    payment: 'See the payment',
    list: 'To {{page}}',
  },
  page: {
    team: 'Who works in this clinic, in which role, and until when their licence is valid. Practice hours and leave are arranged here, without clashes.',
    admission:
      'From the order to admit until the patient has left: room, attending doctor, transfers and discharge summary. A bed stays occupied until the patient is really gone.',
    bed: 'A board of beds by ward: free, booked, occupied or being cleaned. One bed holds one patient, and occupancy is worked out for you.',
    radiology:
      'Receiving imaging orders, scheduling them, and writing reports until they are signed. A signed report never changes; a correction becomes a new version.',
    laboratory:
      'From order and sample to result and verification, with reference ranges by age and sex. A result is seen only once it is verified.',
    pharmacy: 'Reviewing, preparing and handing over prescriptions from the right batch. What expires first leaves first.',
    icd: 'Finding a diagnosis code in seconds, in Indonesian or English. Keep favourites and your clinic’s own terms.',
    stockEntry:
      'Every change of stock as one document: receipt, transfer, use, stocktake. Stock never falls below zero, and what was posted is reversed, never deleted.',
    supplier:
      'Suppliers of medicines and equipment, with their licence, terms and past receipts. Medicines are received only from a licensed wholesaler.',
    warehouse:
      'Warehouses, dispensaries and depots, each with a person in charge and the value of its stock. A balance always equals the sum of its movements.',
    product: 'Medicines, devices and consumables, with their units, class and usable stock. What runs low or expires soon comes first.',
    clinicServices:
      'Your clinic’s own price list for consultations, treatments, laboratory, radiology, pharmacy and rooms. It can be searched, filtered and exported.',
    treatment:
      'Recording what was done: by whom, with which consent, what was used and what it costs. Stock and charge are posted together, or not at all.',
  },
} satisfies typeof id;
