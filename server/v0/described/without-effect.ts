/** Fields of the documents that have no meaning here: they may be sent, and decide nothing. */
interface WithoutEffect {
  /** Paths; left out: every call. */
  calls?: readonly string[]
  fields: readonly string[]
  why: string
}

export const withoutEffect: readonly WithoutEffect[] = [
  {
    fields: ['Created', 'CreatedBy', 'Modified', 'ModifiedBy'],
    why: 'the portal notes itself who wrote what, and when',
  },
  {
    calls: ['/updateuser', '/update'],
    fields: ['VerifiedDate'],
    why: 'the day on which the mailed link was used counts',
  },
  {
    calls: ['/updateuser'],
    fields: ['ID', 'Salutation', 'FirstName', 'LastName'],
    why: 'the account is that of the contact, and /update changes what a person is called',
  },
  { calls: ['/create', '/update'], fields: ['AvatarImage'], why: 'a picture comes by /uploadavatar' },
  {
    calls: ['/createproduct', '/updateproduct'],
    fields: ['Image', 'ImageEN', 'Product'],
    why: 'pictures come by /uploadproductimage',
  },
  {
    calls: ['/createproductlevel1', '/updateproductlevel1'],
    fields: ['Image'],
    why: 'a picture comes by /uploadproductlevelimage',
  },
  {
    calls: ['/createproducthasconfiguration'],
    fields: ['Sorting'],
    why: 'a master is the first, a new template the last of its product',
  },
  {
    calls: [1, 2, 3].flatMap((level) =>
      ['create', 'update'].map((verb) => `/${verb}configurationhaslevel${['one', 'two', 'three'][level - 1]}`),
    ),
    fields: ['ID', 'Name', 'LicName', 'LicNameParent'],
    why: 'a link is named by what it joins, and its module by the catalogue',
  },
  { calls: ['/copycompleteconfiguration'], fields: ['creator'], why: 'whoever asks made it' },
  {
    calls: ['/createconfigurationaws', '/updateconfigurationaws'],
    fields: ['EndDate', 'FleetReadable'],
    why: 'they follow from start, runtime and stack',
  },
  {
    calls: ['/updateconfigurationaws'],
    fields: ['ConfigurationID'],
    why: 'an account stays with its product',
  },
  {
    calls: ['/createawsuser', '/createawsuserold'],
    fields: [
      'AwsGroupID',
      'aws_group',
      'StartDate',
      'EndDate',
      'DateStart',
      'DateEnd',
      'Confirmed',
      'ConfirmedDate',
      'UserID',
      'FirstName',
      'LastName',
      'Anrede',
      'Title',
      'Language',
      'Firma',
      'Kundenr',
      'Agentur',
    ],
    why: 'they follow from account and contact; /updateawsuserold changes what a person is called',
  },
  { calls: ['/updateawsuser', '/updateawsuserold'], fields: ['ConfirmedDate'], why: 'the day of the sign-in counts' },
  {
    calls: ['/createcustomerssoconfig', '/updatecustomerssoconfig'],
    fields: ['ContactID'],
    why: 'it is the company’s',
  },
  { calls: ['/createcontacthasaddress'], fields: ['AddressTypeID'], why: 'a person has one address' },
  { calls: ['/createcontacthasconsenttype'], fields: ['ConsentDate'], why: 'the moment of the call counts' },
  {
    calls: ['/createordering'],
    fields: ['CompanyID', 'PriceWithoutTax', 'Tax', 'Status'],
    why: 'the company is the person’s, tax is worked out, and what is typed is paid',
  },
  {
    calls: ['/generate'],
    fields: [
      'projectName',
      'port',
      'version',
      'templateName',
      'firstName',
      'lastName',
      'email',
      'startDate',
      'endDate',
    ],
    why: 'they are those of product and person, so that no licence says anything else',
  },
  {
    calls: ['/generatestudentlicence'],
    fields: ['FirstName', 'LastName', 'Email', 'VerificationID', 'ProductName', 'ProductTitle'],
    why: 'they are those of product and person',
  },
  { calls: ['/sendlicencemail'], fields: ['version', 'subject'], why: 'the words are the portal’s' },
  { calls: ['/sendemail'], fields: ['sender', 'senderName', 'mailer'], why: 'senders are fixed: this is no relay' },
  { calls: ['/awsforgotpassword'], fields: ['Subject'], why: 'the words are the portal’s' },
  {
    calls: ['/sendnewslettermail'],
    fields: ['Salutation', 'FirstName', 'LastName'],
    why: 'they are those of the person the address is of',
  },
  {
    calls: ['/createfileReference'],
    fields: ['Tablename', 'Language'],
    why: 'where a file belongs was said as it came',
  },
  { calls: ['/createdownload', '/updatedownload'], fields: ['LastDownloadDate'], why: 'the moment of the call counts' },
  { calls: ['/createevent', '/updateevent'], fields: ['CreationDate'], why: 'the portal notes it itself' },
  {
    calls: ['/createconfigurationhistory'],
    fields: ['Info'],
    why: 'a history shows name and description of the configuration itself',
  },
  {
    calls: ['/createconfiguration'],
    fields: ['ID'],
    why: 'the portal gives ids',
  },
]

/** Those of one call, every call's aside. */
export const withoutEffectOf = (path: string): readonly WithoutEffect[] =>
  withoutEffect.filter(({ calls }) => calls?.includes(path) ?? false)
