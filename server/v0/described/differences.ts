/** What a call does not do as the documents say, and why: told on the page of the calls and in the OpenAPI document. */
interface Difference {
  calls: readonly string[]
  what: string
  why: string
}

export const differences: readonly Difference[] = [
  {
    calls: ['/authorization/getcode'],
    what: 'The code is empty; only until when it counts is answered.',
    why: 'a second factor that the server hands out is none',
  },
  {
    calls: ['/authorization/createtoken'],
    what: 'No token is answered; the confirmation is mailed again.',
    why: 'only the mailbox proves whose address it is',
  },
  {
    calls: ['/authorization/resetpassword', '/authorization/confirmemail', '/authorization/resetlockout'],
    what: 'Each needs the mailed Token; Email is that of its owner, where it is sent.',
    why: 'else anybody could set the password of anybody',
  },
  {
    calls: ['/authorization'],
    what: 'Refusals are the documented words alone. Attempts left and the end of a lock stand in the headers Lockout-Attempts and Lockout-Exp (in seconds, -1: not locked). The token that unlocks goes by mail alone.',
    why: 'the documents do not show how the message carries them, and programs compare the words to the letter',
  },
  {
    calls: ['/authorization'],
    what: 'With CONCEAL_ACCOUNTS (as installed) an unknown username reads “wrong password”, with attempts left like any other.',
    why: 'nobody learns from the sign-in whose address is known',
  },
  {
    calls: ['/authorization/createuser'],
    what: 'RoleID chooses the student edition where it is that of students, and nothing else. Without the solved challenge few may register in an hour.',
    why: 'nobody gives themselves a role; an open form needs a limit',
  },
  {
    calls: ['/updateuser'],
    what: 'Verified is refused unless it is what it was; an account is confirmed by the mailed link.',
    why: 'only the mailbox proves whose address it is',
  },
  {
    calls: ['/contact', '/contacts', '/contactbyemail', '/contactbycompanyid'],
    what: 'AvatarImage is 1 of one’s own contact alone, Image always 0.',
    why: 'a picture is its person’s alone',
  },
  {
    calls: ['/createaddress', '/address', '/contacthasaddress'],
    what: 'A person has one address, whose id is the person’s; AddressTypeID is NULL.',
    why: 'the portal knows no kinds of addresses',
  },
  {
    calls: ['/createcontacthasconsenttype', '/contacthasconsenttype-contactid'],
    what: 'ConsentTypeID is newsletter, email or downloadReturn; fixed ids of older programs are assigned in the portal. A newsletter counts once its mailed link was used.',
    why: 'consents need proof (double opt-in)',
  },
  {
    calls: ['/uploadima'],
    what: 'A proof sets Status 6; 3 where the setting STUDENT_PROOFS says so.',
    why: 'the documents contradict each other; staff decide',
  },
  {
    calls: ['/updateverification', '/updateverification-imacount', '/updatevaliditystart'],
    what: 'Verified, ValidityStart, ValidityEnd and ImaData are refused unless they are what they were.',
    why: 'they follow from decision, first licence and uploads',
  },
  {
    calls: [
      '/updatecontacthasproduct',
      '/createcontacthasproduct',
      '/createcompanyhasproduct',
      '/updatecompanyhasproduct',
    ],
    what: 'FileCount is refused unless it is what it was (0 on a create).',
    why: 'the portal counts what it issued itself',
  },
  {
    calls: ['/createcompanyhasproduct', '/createcontacthasproduct'],
    what: 'Without ConfigurationID the product begins with a copy of its master, where it has one.',
    why: 'the portal gives no product of a company without a configuration',
  },
  {
    calls: ['/createdownload', '/updatedownload'],
    what: 'DownloadCount is the one that stands, or the next: any other is refused. Pictures are not counted.',
    why: 'the count is a record of what was fetched',
  },
  {
    calls: ['/createfileReference'],
    what: 'Answers the reference where it is there, else 404.',
    why: 'a file is bound to its record as it is uploaded or issued',
  },
  {
    calls: ['/deletedatafile', '/deletefilereferencebydatafileid', '/deletedownload', '/deletecompanyhasproduct'],
    what: 'Pictures are deleted; licence files, their counts and products with issued licences are not.',
    why: 'what was issued stays on record',
  },
  {
    calls: ['/deletemasterconfiguration', '/deletecompleteconfiguration'],
    what: 'A master is never deleted (401, as documented); a configuration in use is refused with 400.',
    why: 'documented',
  },
  {
    calls: ['/updatelicencesofconfiguration'],
    what: 'Nothing has to be updated: host files carry the configuration of their product. It publishes what the program wrote and answers them.',
    why: 'a host file that named another configuration than its product would issue a wrong licence',
  },
  {
    calls: ['/createconfiguration', '/copycompleteconfiguration'],
    what: 'The id is that of a draft of this sign-in, kept for seven days, until a call names it at a product.',
    why: 'a configuration written in many calls goes live in one step',
  },
  {
    calls: ['/createproducthasconfiguration'],
    what: 'A master has counts of 0, dependencies aside.',
    why: 'documented',
  },
  {
    calls: ['/configurationaws', '/configurationsaws', '/createconfigurationaws', '/stacks'],
    what: 'FleetNormal is the id of a stack (/stacks), not its key.',
    why: 'keys of the cloud stay with the server',
  },
  {
    calls: ['/configurationhascontacts'],
    what: 'CreatedBy is empty; Modified and ModifiedBy say who changed the place last, for staff.',
    why: 'who created it stands in the audit log',
  },
  {
    calls: [
      '/companyhasproducts',
      '/contacthasproducts',
      '/configurationlicence',
      '/configurationlicencesbycompanyhasproduct',
      '/studentdomains',
    ],
    what: 'ModifiedBy, of host files and domains CreatedBy too, is empty.',
    why: 'who it was stands in the audit log',
  },
  {
    calls: ['/product', '/products', '/createproduct', '/updateproduct'],
    what: 'Info is empty; one that is sent is refused.',
    why: 'remarks stand at the products companies and people have',
  },
  {
    calls: ['/updatecompany'],
    what: 'Another VemasID is refused.',
    why: 'which company of the CRM it is, is compared and said in the portal',
  },
  {
    calls: ['/resendinvitation', '/updatenotificationstatus'],
    what: 'Access that is on stays on while somebody is invited again.',
    why: 'who works keeps working',
  },
  {
    calls: [
      '/deletecustomerssoconfig',
      '/createcustomerssoconfig',
      '/updatecustomerssoconfig',
      '/createssoprovider',
      '/deletecompany',
      '/updateuserrole',
      '/updateuser',
    ],
    what: 'The password must have been given within ten minutes: by the sign-in, or /authorization/checkpassword.',
    why: 'a token that was left behind must not change who may do what',
  },
  {
    calls: ['/sendemail'],
    what: 'Receivers are contacts; HTML becomes plain text within the portal’s frame, links stay text; without a body the portal’s invitation is sent. “Email is sended.” says that it is queued.',
    why: 'this is no relay',
  },
  {
    calls: ['/sendlicencemail'],
    what: 'The mail holds the licence that was issued: by its bytes, its host or its file name. Bytes nobody issued are refused.',
    why: 'no other file goes out in the vendor’s name',
  },
  {
    calls: ['/sendnewslettermail'],
    what: 'INFO_MAIL is told; the newsletter counts once the person confirmed.',
    why: 'consents need proof (double opt-in)',
  },
  {
    calls: ['/awslogin'],
    what: 'Refused where a second factor is due; errCode 2 and 3 read 4 with CONCEAL_ACCOUNTS.',
    why: 'a factor is given in the browser; nobody learns whose address is known',
  },
  {
    calls: ['/bucketname'],
    what: 'Only the last part of the name, for holders of its permission.',
    why: 'documented',
  },
]

export const differencesOf = (path: string): readonly Difference[] =>
  differences.filter(({ calls }) => calls.includes(path))
