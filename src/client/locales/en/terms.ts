/** The terms of service in English; the Indonesian text prevails. A sentence whose setting is empty is left out. */
import type id from '../id/terms';

export default {
  title: 'Terms of service',
  lead: [
    'This document is the agreement between {{provider}} and the facility that uses {{brand}}. Please read it before you register: by accepting it you bind your facility.',
    'How we treat personal data is laid down in the [privacy policy](/privacy-policy).',
  ],
  contents: 'Contents',
  version: 'Version 1, in force since 21 November 2026',
  sections: [
    {
      id: 'definisi',
      title: 'Definitions',
      blocks: [
        'In this document:',
        {
          list: [
            '**Provider** is {{provider}}, who runs the service {{brand}}.',
            '**Client** is the health-care facility, or the doctor in a practice of their own, that subscribes.',
            '**User** is a person whom the Client gives access to the service.',
            '**Patient** is a person whose data the Client records in the service.',
            '**Subscription** is the Client’s right to use a package with its modules for one period.',
            '**Module** is a part of the service with a function of its own, such as pharmacy or laboratory.',
            '**Client Data** is all that the Client and its Users enter into the service, Patients’ data included.',
          ],
        },
      ],
    },
    {
      id: 'akun',
      title: 'Account and authority',
      blocks: [
        'The person who registers the Client declares that they have the authority to bind the Client to this agreement, and that what they state is true.',
        'Every User uses an account of their own. Accounts are neither lent nor shared, because the audit trail names the person who made each change.',
        'The Client decides who is a User, which role they hold, and when their access ends. Passwords are kept secret; if misuse of an account is suspected, the Client changes the password at once and tells the Provider.',
      ],
    },
    {
      id: 'pemakaian',
      title: 'Permitted use',
      blocks: [
        'The service is used to provide the Client’s health care and its administration, in accordance with the law.',
        '{{brand}} is a tool for records and administration, not a medical device. It makes no diagnosis, decides no therapy and replaces no clinical judgement. Every medical decision stays with the authorised professional.',
        'The Client and its Users must not:',
        {
          list: [
            'access the data of another Client or try to get past the service’s protection;',
            'use the service for what breaks the law or the rights of others;',
            'resell or rent out the service without the Provider’s written consent;',
            'burden the service unreasonably, or bring harmful programs into it.',
          ],
        },
      ],
    },
    {
      id: 'langganan',
      title: 'Subscription, trial and prices',
      blocks: [
        'Packages, modules, numbers of Users and prices stand on the [page of prices](/pricing). The price that applies to the Client is the one at the time when the Subscription is activated.',
        'The trial lasts {{trial_days}} days at most, depending on the package.',
        'The trial is given once to each Client and asks for no card. When it ends, the Subscription continues if the Client pays, and is suspended if not.',
        'A change of prices is announced at least 30 days before it takes effect, and applies only from the next period.',
        'The Subscription renews itself at the end of each period while automatic renewal is on. The Client may turn that off, or cancel the Subscription, at any time; a cancellation takes effect at the end of the period already paid, unless the Client asks for it to end at once.',
        'An upgrade takes effect at once, prorated by the day. A downgrade and the removal of Modules take effect with the next period. The calculation is shown before the Client agrees.',
      ],
    },
    {
      id: 'pembayaran',
      title: 'Invoices, tax and late payment',
      blocks: [
        'An invoice is issued 7 days before its period begins and falls due 14 days after its date of issue. An issued invoice is not changed; it is corrected by a credit note.',
        'VAT (PPN) is added if the Provider is a taxable entrepreneur, by the rule in force on the invoice’s date. If the Client withholds income tax, it hands over the proof of withholding; the amount withheld counts as payment.',
        'A payment by transfer comes with its proof, and is confirmed within one working day after it is received. An overpayment becomes the Client’s credit.',
        'When an invoice is not paid, these steps follow:',
        {
          caption: 'Steps when payment is late',
          head: ['When', 'State', 'Effect'],
          rows: [
            ['7 and 3 days before the due date, on that day, 3 and 7 days after it', 'Reminders', 'No restriction'],
            ['More than 7 days after the due date', 'A grace period of 7 days', 'All functions remain usable, with a notice'],
            [
              'After the grace period',
              'Suspended',
              'Data can be read, printed and exported; new records stop, open work can be finished within 7 days; billing stops',
            ],
            ['60 days after the suspension', 'Ended', 'The owner can export the data for 90 days'],
          ],
        },
        'Payment in full makes a suspended Subscription active again.',
      ],
    },
    {
      id: 'data',
      title: 'Data and the parties’ roles',
      blocks: [
        'Client Data remains the Client’s. By articles 25 and 26 of the Minister of Health’s Regulation 24 of 2022, the documents of a medical record belong to the facility and their contents to the Patient.',
        'For Patients’ personal data the Client is the controller and the Provider the processor. The Client makes sure that it has a lawful basis for entering that data. What the Provider owes as a processor is laid down in the [annex](#lampiran).',
        'The Client can export Client Data at any time while the Subscription gives access.',
      ],
    },
    {
      id: 'ketersediaan',
      title: 'Availability and maintenance',
      blocks: [
        'Target for the availability of the service: {{sla}}.',
        {
          unless: 'sla',
          text: 'The Provider makes every reasonable effort to keep the service available at all times, without promising a figure.',
        },
        'Planned maintenance is announced beforehand and takes place outside of opening hours wherever possible. Emergency maintenance for security may take place without notice.',
        'The Client keeps another way of working ready, such as printed sheets, for when the network or the service is disturbed.',
      ],
    },
    {
      id: 'dukungan',
      title: 'Support',
      blocks: [
        'Support is given by tickets within the app, Monday to Friday from 08:00 to 17:00 except on holidays. Times are counted in business hours:',
        {
          caption: 'Times of response and resolution, in business hours',
          head: ['Priority', 'First response', 'Resolution'],
          rows: [
            ['Critical', '1 hour', '8 hours'],
            ['High', '4 hours', '16 hours'],
            ['Normal', '8 hours', '40 hours'],
            ['Low', '16 hours', '80 hours'],
          ],
        },
        'The clock stands still while the Provider waits for the Client’s answer. Please write no Patient’s name or data in the subject of a ticket.',
      ],
    },
    {
      id: 'kekayaan-intelektual',
      title: 'Intellectual property',
      blocks: [
        'The software, marks and design of {{brand}} remain the property of the Provider or its licensors. The Client receives a non-exclusive, non-transferable right to use them during the Subscription.',
        'The Provider may use the Client’s suggestions to improve the service without payment. Client Data is no suggestion.',
      ],
    },
    {
      id: 'kerahasiaan',
      title: 'Confidentiality',
      blocks: [
        'Each party keeps secret what it learns about the other through this agreement, and uses it only to fulfil it. This duty outlives the agreement.',
        'A secret may be disclosed where the law demands it; as far as is allowed, the other party is told beforehand.',
      ],
    },
    {
      id: 'tanggung-jawab',
      title: 'Limits of liability',
      blocks: [
        'The Provider is liable for direct loss caused by its fault. That liability as a whole is limited to {{cap}}.',
        { unless: 'cap', text: 'The Provider is liable for direct loss caused by its fault, in accordance with the law.' },
        'The Provider is not liable for clinical decisions, for the truth of what the Client enters, for network failures beyond its control, or for force majeure.',
        'Nothing here limits a liability that the law does not allow to be limited.',
      ],
    },
    {
      id: 'pengakhiran',
      title: 'Termination and return of data',
      blocks: [
        'The Client may end the Subscription as laid down above. If it ends at once, the days not used are returned as a credit note.',
        'The Provider may end the Subscription if the Client seriously breaks this agreement and does not mend it within a reasonable time after a written warning.',
        'For 90 days after the Subscription has ended, the owner of the Client’s account can export all Client Data as JSON, CSV and files, with a manifest of their counts and hashes. Nothing is deleted before that term is over.',
      ],
    },
    {
      id: 'hukum',
      title: 'Governing law and disputes',
      blocks: [
        'This agreement is governed by the law of the Republic of Indonesia. Disputes are first settled by talking.',
        'If that fails, a dispute is settled by {{forum}}.',
        { unless: 'forum', text: 'If that fails, a dispute is settled by the competent court in Indonesia.' },
      ],
    },
    {
      id: 'bahasa',
      title: 'Language',
      blocks: ['This document exists in Indonesian and in English. Where they differ, the Indonesian text prevails.'],
    },
    {
      id: 'perubahan',
      title: 'Version and changes',
      blocks: [
        'The version and the day it takes effect stand at the beginning of this document. A material change is announced 30 days beforehand and needs your consent again; without it, you can end the Subscription before the change takes effect.',
      ],
    },
    {
      id: 'kontak',
      title: 'Contact',
      blocks: [
        'Provider: {{provider}}.',
        'Address: {{address}}.',
        'E-mail: [{{email_support}}](mailto:{{email_support}}).',
        'Telephone: {{phone}}.',
        'Business number (NIB): {{nib}}.',
        'Tax number (NPWP): {{npwp}}.',
        'Electronic system registration (PSE): {{pse_no}}.',
        { unless: 'email_support', text: 'Questions about this document can be asked with a ticket within the app.' },
      ],
    },
    {
      id: 'lampiran',
      title: 'Annex: processing of personal data',
      blocks: [
        'This annex applies to Patients’ personal data, which the Provider processes on the Client’s behalf.',
        {
          list: [
            '**Instructions.** The Provider processes data only as the Client instructs, which is this agreement and what Users do in the service. If the Provider finds that an instruction breaks the law, it tells the Client.',
            '**Confidentiality and security.** Only people who need it for their work have access, and they are bound to secrecy. Access is limited by role and recorded in the audit trail, and connections are encrypted.',
            '**Sub-processors.** The Provider involves others only with the Client’s written consent, and binds them to the same terms.',
            '**Help.** The Provider helps the Client to answer Patients who use their rights, and to meet its other duties as a controller.',
            '**Breaches.** When protection of data has failed, the Provider tells the Client without delay, with what the Client needs in order to give notice within 3×24 hours (article 46 of the Personal Data Protection Law).',
            '**Return and erasure.** After the Subscription has ended, data can be exported as this agreement lays down, and is then erased unless the law demands that it be kept.',
          ],
        },
      ],
    },
  ],
} satisfies typeof id;
