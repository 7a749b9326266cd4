import { beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { notOpen, listWith, type Row, rowsOn } from '../testing/document-rows.ts'
import { oldProgram } from '../testing/old-program.ts'
import { testPortal } from '../testing/portal.ts'

const portal = testPortal()
const { known, send, check } = rowsOn(portal)

const id: unknown = expect.stringMatching(/^[\dA-F]{8}(-[\dA-F]{4}){3}-[\dA-F]{12}$/)
const moment: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
const text: unknown = expect.any(String)
const yes: unknown = expect.toBeOneOf([true, 'true'])

const place = { CompanyTypeID: '<type>', Street: 'Hafenstraße', Housenumber: '7a', ZipCode: '24103', City: 'Kiel' }
const person = { CompanyID: '<company>', Salutation: 'Frau', FirstName: 'Änne', LastName: 'Öztürk', Country: 'DE' }
const order = { ContactID: '<student>', ProductID: '<WWST24>', Price: 49.9, PriceWithoutTax: 41.93, Tax: 7.97 }
const ordered = { ...order, OrderDate: '2026-11-02T00:00:00', RefID: '700231', Testorder: 0 }
const domain = { Country: 'de', DescriptionDE: 'Hochschule für Öl', DescriptionEN: 'College of Oil' }
const product = {
  Name: 'Getriebe Plus',
  LicName: 'GP',
  Title: 'Getriebe Plus 21',
  TitleEN: 'Gear Plus 21',
  Version: 21,
}
const host = {
  CompanyHasProductID: '<owned>',
  ConfigurationID: '<configuration>',
  Email: 'it@lager.example',
  Version: 20,
  StartDate: '2026-11-01',
  EndDate: '2027-10-31',
  CompanyNameShort: 'Lager & Söhne',
  CustomerNr: '55001',
  Port: 28064,
  MacAddress1: '001B44113AB7',
  IsMacAddress: 0,
}
const cloud = { ConfigurationID: '<cloudConfiguration>', ConfigurationAccountTypeID: '<accountType>', Count: 3 }
const event = { Name: 'Schulung Öl', UserCount: 4, Date: '2027-03-01', StartTime: '2027-03-01T09:00' }

// biome-ignore format: a table, one row a line
const companies: Row[] = [
  ['a new company answers its id and stands with its umlauts', 'licenser', 'latin1', 'POST /createcompany', { ...place, CustomerNr: '55101', Name: 'Größe & Öl GmbH' },
    { answers: id, reads: ['/company?id=<answer>', { ID: id, Name: 'Größe & Öl GmbH', Street: 'Hafenstraße', Created: moment }] }],
  ['a company without service contract stores 1970-01-01 for both dates', 'licenser', 'form', 'POST /createcompany', { ...place, CustomerNr: '55102', Name: 'A', ServiceContract: false },
    { reads: ['/company?id=<answer>', { ServiceContractStart: '1970-01-01T00:00:00', ServiceContractEnd: '1970-01-01T00:00:00' }] }],
  ['a taken customer number is refused in the documented words', 'licenser', 'json', 'POST /createcompany', { ...place, CustomerNr: '10023', Name: 'Zweite' },
    { refused: [400, 'This company is already exists'] }],
  ['a customer number is numeric', 'licenser', 'jsonString', 'POST /createcompany', { ...place, CustomerNr: '55a', Name: 'Buchstabe' },
    { refused: [400] }],
  ['a company needs its street', 'licenser', 'formBase64', 'POST /createcompany', { ...place, Street: '', CustomerNr: '55103', Name: 'B' },
    { refused: [400] }],
  ['the fax, the VAT number and the remark of a company are stored as they are written',
    'licenser', 'latin1', 'POST /updatecompany', { ID: '<company>', Fax: '0431 / 55-02', VATnr: 'DE123456789', VemasRemark: 'zahlt spät, grüßt nie' },
    { reads: ['/company?id=<company>', { Fax: '0431 / 55-02', VATnr: 'DE123456789', VemasRemark: 'zahlt spät, grüßt nie', Name: 'Lager' }] }],
  ['an unlimited service contract ends on 9999-12-31',
    'licenser', 'json', 'POST /updatecompany', { ID: '<company>', ServiceContract: 'true', ServiceContractStart: '2026-01-01T00:00:00', ServiceContractEnd: '9999-12-31T00:00:00' },
    { reads: ['/company?id=<company>', { ServiceContract: yes, ServiceContractStart: '2026-01-01T00:00:00', ServiceContractEnd: '9999-12-31T00:00:00' }] }],
  ['a service contract does not start after its end',
    'licenser', 'base64', 'POST /updatecompany', { ID: '<company>', ServiceContract: true, ServiceContractStart: '2027-01-02', ServiceContractEnd: '2027-01-01' },
    { refused: [400] }],
  ['a customer finds their own company by its number', 'customer', 'base64', 'GET /companybycustomernr?customerNr=10023', {},
    { answers: { ID: '<own>', Language: 'de', CompanyTypeID: id } }],
  ['a customer finds no other company', 'customer', 'base64', 'GET /company?id=<company>', {}, { refused: [notOpen] }],
  ['a customer changes no company, their own neither', 'customer', 'json', 'POST /updatecompany', { ID: '<own>', Fax: '1' }, { refused: [403] }],
  ['a customer number nobody has is not found', 'administrator', 'base64', 'GET /companybycustomernr?customerNr=99999', {}, { refused: [404] }],
  ['a licenser deletes no company', 'licenser', 'base64', 'DELETE /deletecompany?id=<company>', {}, { refused: [403] }],
  ['a deleted company is gone', 'administrator', 'base64', 'DELETE /deletecompany?id=<spare>', {}, { reads: ['/company?id=<spare>', 404] }],
]

// biome-ignore format: a table, one row a line
const contacts: Row[] = [
  ['a new company contact stands with department, position and salutation',
    'licenser', 'latin1', 'POST /create', { ...person, Email: 'oeztuerk@lager.example', Department: 'Förderung', Position: 'Büroleitung' },
    { reads: ['/contactbyemail?email=oeztuerk@lager.example', { ID: id, CompanyID: '<company>', LastName: 'Öztürk', Salutation: 'Frau', Department: 'Förderung', Position: 'Büroleitung' }] }],
  ['a private contact belongs to no company', 'licenser', 'base64', 'POST /create', { ...person, CompanyID: 'NULL', Gender: 'weiblich', Email: 'privat@lager.example' },
    { answers: id, reads: ['/contact?id=<answer>', { CompanyID: 'NULL', Gender: 'weiblich', MainContact: expect.any(Boolean) }] }],
  ['a fourth main contact is refused in the documented words', 'licenser', 'jsonString', 'POST /create', { ...person, Email: 'vier@lager.example', MainContact: true },
    { refused: [400, 'Limit of main contacts reached'] }],
  ['a contact becomes no fourth main contact', 'licenser', 'form', 'POST /update', { ID: '<contact>', MainContact: true },
    { refused: [400, 'Limit of main contacts reached'] }],
  ['a contact needs a valid e-mail', 'licenser', 'json', 'POST /create', { ...person, Email: 'lager.example' }, { refused: [400] }],
  ['an e-mail that a contact has is taken', 'licenser', 'json', 'POST /create', { ...person, Email: 'kontakt@lager.example' }, { refused: [400] }],
  ['a contact changes department and title, the rest keeps its value', 'licenser', 'formBase64', 'POST /update', { ID: '<contact>', Title: 'Dr.', Department: 'Einkauf' },
    { reads: ['/contact?id=<contact>', { Title: 'Dr.', Department: 'Einkauf', LastName: 'Öztürk' }] }],
  ['a customer reads the contacts of the own company', 'customer', 'base64', 'GET /contactbycompanyid?companyID=<own>', {},
    { answers: listWith({ Email: 'customer@wellenwerk.example', FirstName: 'Änne', LastName: 'Größl' }) }],
  ['a customer writes no contact of another company', 'customer', 'base64', 'POST /update', { ID: '<contact>', Title: 'Graf' },
    { refused: [notOpen] }],
  ['a private user creates no contact', 'user', 'json', 'POST /create', { ...person, Email: 'neu@lager.example' }, { refused: [403] }],
  ['a customer does not see the contacts of all companies', 'customer', 'base64', 'GET /contacts', {}, { refused: [403] }],
  ['a contact from the customer system comes to the company',
    'licenser', 'latin1', 'POST /createcontactwithvemasdata?companyID=<own>', { KontaktVorname: 'Zoë', KontaktNachname: 'Ünlü', KontaktEmail: 'z.uenlue@mueller-soehne.example' },
    { reads: ['/contactbycompanyid?companyID=<own>', listWith({ FirstName: 'Zoë', LastName: 'Ünlü', Email: 'z.uenlue@mueller-soehne.example' })] }],
  ['a contact from the customer system that is there already is refused in the documented words',
    'licenser', 'base64', 'POST /createcontactwithvemasdata?companyID=<own>', { KontaktVorname: 'Zoë', KontaktNachname: 'Ünlü', KontaktEmail: 'z.uenlue@mueller-soehne.example' },
    { refused: [400, 'this contact already exists'] }],
  ['a user nobody has is not found', 'licenser', 'base64', 'GET /userbyusername?username=niemand@lager.example', {}, { refused: [404] }],
  ['an account tells its role, its contact and that it is verified', 'licenser', 'base64', 'GET /userbyusername?username=student@wellenwerk.example', {},
    { answers: { MDUserRoleID: '<Student>', ContactID: '<student>', Verified: true, Disable: false } }],
  ['the role Gesperrt disables an account', 'administrator', 'json', 'POST /updateuser', { ID: '<customer2Account>', ContactID: '<customer2>', MDUserRoleID: '<Gesperrt>', Disable: true },
    { reads: ['/userbyusername?username=customer2@wellenwerk.example', { Disable: true, MDUserRoleID: '<Gesperrt>' }] }],
  ['a licenser changes no role', 'licenser', 'json', 'POST /updateuser', { ID: '<customerAccount>', ContactID: '<customer>', MDUserRoleID: '<User>' },
    { refused: [403] }],
  ['an address made by itself belongs to the contact it is linked with',
    'student', 'json', 'POST /createcontacthasaddress', { AddressID: '<address>', ContactID: '<student>', AddressTypeID: 'NULL' },
    { reads: ['/address?id=<address>', { Street: 'Öresundweg', Housenumber: '3', ZipCode: '24105', City: 'Kiel', Country: 'DE' }] }],
  ['a student changes street and town of the own address',
    'student', 'latin1', 'POST /updateaddress', { ID: '<studentAddress>', Street: 'Mühlenstraße', Housenumber: '12', ZipCode: '50667', City: 'Köln', Country: 'DE' },
    { reads: ['/address?id=<studentAddress>', { Street: 'Mühlenstraße', Housenumber: '12', City: 'Köln' }] }],
  ['a German zip code is numeric', 'student', 'form', 'POST /updateaddress', { ID: '<studentAddress>', Street: 'A', Housenumber: '1', ZipCode: 'K2X', City: 'Köln', Country: 'DE' },
    { refused: [400] }],
  ['a user does not see the address of a student', 'user', 'base64', 'GET /contacthasaddress?id=<student>', {}, { refused: [notOpen] }],
  ['a consent stands as it was given',
    'user', 'formBase64', 'POST /createcontacthasconsenttype', { ContactID: '<user>', ConsentTypeID: 'email', Consent: true, ConsentDate: '2026-11-20T10:00:00' },
    { reads: ['/contacthasconsenttype-contactid?id=<user>', listWith({ ConsentTypeID: 'email', ContactID: '<user>', Consent: true, ConsentDate: moment })] }],
  ['a consent of another person is not given',
    'user', 'json', 'POST /createcontacthasconsenttype', { ContactID: '<student>', ConsentTypeID: 'email', Consent: true, ConsentDate: '2026-11-20T10:00:00' },
    { refused: [notOpen] }],
]

// biome-ignore format: a table, one row a line
const roles: Row[] = [
  ['a new role stands in the list of roles', 'administrator', 'latin1', 'POST /createuserrole', { Name: 'Prüfer', Description: 'Prüft Größen' },
    { answers: id, reads: ['/userroles', listWith({ ID: '<answer>', Name: 'Prüfer', Description: 'Prüft Größen' })] }],
  ['the role Administrator stays', 'administrator', 'base64', 'DELETE /deleteuserrole?name=Administrator', {},
    { refused: [expect.toBeOneOf([400, 401, 403, 409])], reads: ['/userroles', listWith({ Name: 'Administrator' })] }],
  ['a role is given a permission', 'administrator', 'form', 'POST /createrolepermission', { UserRoleID: '<Gesperrt>', PermissionID: 'E3F340E5-9AB4-43CC-9154-7C06DD8C94A3' },
    { reads: ['/permissionsbyroleid?id=<Gesperrt>', listWith({ ID: 'E3F340E5-9AB4-43CC-9154-7C06DD8C94A3' })] }],
  ['a student reads the permissions of the own role', 'student', 'base64', 'GET /permissionsbyroleid?id=<Student>', {},
    { answers: listWith({ ID: '832FC4E4-4A8E-427E-9E75-FE2735726558', Name: text }) }],
  ['a student reads no permissions of other roles', 'student', 'base64', 'GET /permissionsbyroleid?id=<Administrator>', {}, { refused: [notOpen] }],
]

// biome-ignore format: a table, one row a line
const students: Row[] = [
  ['a student domain is found by its name, with both descriptions', 'administrator', 'latin1', 'POST /createstudentdomain', { ...domain, DomainName: 'oel-hs.example' },
    { reads: ['/studentdomainbydomain?domain=oel-hs.example', { ID: id, DomainName: 'oel-hs.example', ...domain }] }],
  ['a student domain needs its English description', 'licenser', 'json', 'POST /createstudentdomain', { ...domain, DescriptionEN: '', DomainName: 'leer.example' },
    { refused: [400] }],
  ['a domain of no university is not found', 'licenser', 'base64', 'GET /studentdomainbydomain?domain=lager.example', {}, { refused: [404] }],
  ['a free mailer is no student e-mail', 'student', 'base64', 'POST /createverificationbystudentemail?contactID=<student>&productId=<WWST24>&studentEmail=y@gmail.com', {},
    { refused: [400] }],
  ['a student e-mail is sent and waits for its confirmation',
    'student', 'base64', 'POST /createverificationbystudentemail?contactID=<student>&productId=<WWST24>&studentEmail=yusuf@tum.de', {},
    { reads: ['/verification?id=<student>', { Status: 2, StudentEmail: 'yusuf@tum.de', Verified: false }] }],
  ['a student verifies nobody', 'student', 'json', 'POST /updateverification', { ID: '<verification>', ContactID: '<student>', ProductID: '<WWST24>', Status: 3, Verified: true },
    { refused: [403] }],
  ['a verification without university is not found',
    'licenser', 'json', 'POST /updateverification', { ID: '<user>', ContactID: '<user>', ProductID: '<WWST24>', Status: 3, StudentDomainID: 'NULL' },
    { refused: [404] }],
  ['staff make sure that a verification is there', 'licenser', 'base64', 'POST /createverification', { ContactID: '<user>', ProductID: '<WWST24>', StudentEmail: '' },
    { reads: ['/verification?id=<user>', { ContactID: '<user>', ProductID: '<WWST24>', Status: 1, StudentEmail: '' }] }],
  ['a proof that is asked for stands as status 5', 'licenser', 'formBase64', 'POST /updateverification', { ID: '<user>', ContactID: '<user>', ProductID: '<WWST24>', Status: 5 },
    { reads: ['/verification?id=<user>', { Status: 5, ProductID: '<WWST24>', StudentDomainID: 'NULL', ImaData: 0 }] }],
  ['a student sees the own verification among all, and no other', 'student', 'base64', 'GET /verifications', {},
    { answers: [{ ContactID: '<student>' }] }],
  ['a payment stands with price, tax, order id and day', 'administrator', 'json', 'POST /createordering', ordered,
    { reads: ['/orderingbycontact?id=<student>', listWith({ ProductID: '<WWST24>', Price: 49.9, Tax: 7.97, RefID: '700231', OrderDate: '2026-11-02T00:00:00' })] }],
  ['a payment needs a price', 'administrator', 'base64', 'POST /createordering', { ...ordered, Price: '', RefID: '700232' }, { refused: [400] }],
  ['a licenser creates no payment', 'licenser', 'form', 'POST /createordering', ordered, { refused: [403] }],
  ['a user does not see the orders of a student', 'user', 'base64', 'GET /orderingbycontact?id=<student>', {}, { refused: [notOpen] }],
]

// biome-ignore format: a table, one row a line
const products: Row[] = [
  ['a new product stands with its titles', 'administrator', 'latin1', 'POST /createproduct', { ...product, Subtitle: 'für große Räder', RuntimeInDays: 365 },
    { answers: id, reads: ['/product?id=<answer>', { ...product, Subtitle: 'für große Räder', RuntimeInDays: 365, Image: 0 }] }],
  ['a product needs its English title', 'administrator', 'json', 'POST /createproduct', { ...product, TitleEN: '' }, { refused: [400] }],
  ['a licenser creates no product', 'licenser', 'json', 'POST /createproduct', product, { refused: [403] }],
  // 'NULL' when there is none, but the portal gives a company no product without: it begins with a copy of the master.
  ['a product of a company begins with a configuration of its own',
    'licenser', 'jsonString', 'POST /createcompanyhasproduct', { CompanyID: '<company>', ConfigurationID: 'NULL', ProductID: '<WWEP20>' },
    { reads: ['/companyhasproducts?id=<company>', listWith({ ProductID: '<WWEP20>', ConfigurationID: id, FileCount: 0, Disable: false })] }],
  ['a product of a company goes by company, product and configuration', 'licenser', 'base64', 'DELETE /deletecompanyhasproduct?companyID=<other>&productID=<WWNW19>&configurationID=NULL', {},
    { reads: ['/companyhasproducts?id=<other>', 404] }],
  ['a customer adds no product', 'customer', 'json', 'POST /createcompanyhasproduct', { CompanyID: '<own>', ConfigurationID: 'NULL', ProductID: '<WWEP20>' },
    { refused: [403] }],
  ['a product of a contact begins with a file count of 0', 'administrator', 'form', 'POST /createcontacthasproduct', { ContactID: '<student>', ProductID: '<WWEP20>', FileCount: 0 },
    { reads: ['/contacthasproducts?id=<student>', listWith({ ProductID: '<WWEP20>', FileCount: 0 })] }],
  ['a user does not see the products of a student', 'user', 'base64', 'GET /contacthasproducts?id=<student>', {}, { refused: [notOpen] }],
]

// biome-ignore format: a table, one row a line
const configurations: Row[] = [
  ['a module of level one stands with its licence name', 'administrator', 'latin1', 'POST /createproductlevel1', { Name: 'Kettenräder', LicName: 'KR', LicNameParent: '' },
    { answers: id, reads: ['/productlevel1byid?id=<answer>', [{ ID: id, Name: 'Kettenräder', LicName: 'KR' }]] }],
  ['a module of level two stands with its licence name', 'administrator', 'json', 'POST /createproductlevel2', { Name: 'Zahnformen', LicName: 'ZF' },
    { reads: ['/productlevel2byid?id=<answer>', [{ Name: 'Zahnformen', LicName: 'ZF' }]] }],
  ['a module of level three stands with its licence name', 'administrator', 'form', 'POST /createproductlevel3', { Name: 'Fräser', LicName: 'FR' },
    { reads: ['/productlevel3byid?id=<answer>', [{ Name: 'Fräser', LicName: 'FR' }]] }],
  ['a configuration is read under the id it was given', 'administrator', 'latin1', 'POST /createconfiguration', { Info: 'Büro | für Köln', CompanyID: '<company>' },
    { answers: id, reads: ['/configuration?id=<answer>', { Info: 'Büro | für Köln', CompanyID: '<company>', ContactID: 'NULL' }] }],
  ['a configuration that is being written shows its modules of level one',
    'administrator', 'json', 'POST /createconfigurationhaslevelone', { ConfigurationID: '<draft>', ProductLevelOneID: '<one>', Count: 3, StartDate: '2026-11-01', Limited: '9999-12-31', Test: -1, Student: -1, Uncounted: -1 },
    { reads: ['/configurationhaslevelones?configurationID=<draft>', listWith({ ProductLevelOneID: '<one>', Count: 3, Limited: '9999-12-31T00:00:00', Test: -1 })] }],
  ['a level two stands beneath its level one',
    'administrator', 'base64', 'POST /createconfigurationhasleveltwo', { ConfigurationID: '<draft>', ProductLevelOneID: '<one>', ProductLevelTwoID: '<two>', Count: 2, Limited: '2027-12-31' },
    { reads: ['/configurationhasleveltwos?configurationID=<draft>', listWith({ ProductLevelOneID: '<one>', ProductLevelTwoID: '<two>', Count: 2 })] }],
  ['a level three stands beneath its level two',
    'administrator', 'jsonString', 'POST /createconfigurationhaslevelthree', { ConfigurationID: '<draft>', ProductLevelTwoID: '<two>', ProductLevelThreeID: '<three>', Count: 1, Limited: '2027-12-31' },
    { reads: ['/configurationhaslevelthrees?configurationID=<draft>', listWith({ ProductLevelTwoID: '<two>', ProductLevelThreeID: '<three>', Count: 1 })] }],
  ['a configuration name has at most 30 characters', 'administrator', 'json', 'POST /createconfiguration', { Info: `${'N'.repeat(31)} | lang`, CompanyID: '<company>' },
    { refused: [400] }],
  ['a master configuration is not deleted, in the documented words', 'administrator', 'base64', 'DELETE /deletecompleteconfiguration?id=<master>', {},
    { refused: [401, 'Cannot delete Master Confguration'] }],
  ['a student reads no configuration', 'student', 'base64', 'GET /configuration?id=<configuration>', {}, { refused: [notOpen] }],
  ['a host stands with 0 for on and -1 for off', 'licenser', 'latin1', 'POST /createconfigurationlicence', { ...host, VirtualServer: 0, Comment: 'im Büro' },
    { reads: ['/configurationlicence?hostID=<answer>', [{ CompanyNameShort: 'Lager & Söhne', Comment: 'im Büro', IsMacAddress: 0, IsPcName: -1, Triade: -1, VirtualServer: 0, TerminalServer: -1, Unlimited: -1, Port: 28064, MacAddress1: '001B44113AB7', EndDate: '2027-10-31T00:00:00' }]] }],
  ['an unlimited host ends on 9999-12-31', 'licenser', 'form', 'POST /createconfigurationlicence', { ...host, Unlimited: 0 },
    { reads: ['/configurationlicence?hostID=<answer>', [{ Unlimited: 0, EndDate: '9999-12-31T00:00:00' }]] }],
  ['a host changes its comment and keeps its binding', 'licenser', 'jsonString', 'POST /updateconfigurationlicence', { ID: '<host>', Comment: 'umgezogen' },
    { reads: ['/configurationlicence?hostID=<host>', [{ Comment: 'umgezogen', IsMacAddress: 0, Unbound: -1, Disable: -1 }]] }],
  ['a host that is switched off says so', 'licenser', 'base64', 'POST /updateconfigurationlicence', { ID: '<host>', Disable: 0 },
    { reads: ['/configurationlicence?hostID=<host>', [{ Disable: 0 }]] }],
  ['a licence file that was not issued is not found', 'licenser', 'base64', 'GET /licencefile?hostID=<host>&configurationID=<configuration>&productID=<WWNW20>', {},
    { refused: [404] }],
  ['a customer creates no host', 'customer', 'json', 'POST /createconfigurationlicence', host, { refused: [403] }],
  ['two bindings at once are refused', 'licenser', 'json', 'POST /createconfigurationlicence', { ...host, IsPcName: 0, PcName1: 'SRV-1' },
    { refused: [400] }],
  ['a short company name has at most 99 characters', 'licenser', 'base64', 'POST /createconfigurationlicence', { ...host, CompanyNameShort: 'ä'.repeat(100) },
    { refused: [400] }],
  ['the customer number of a host has at most 10 characters', 'licenser', 'formBase64', 'POST /createconfigurationlicence', { ...host, CustomerNr: '12345678901' },
    { refused: [400] }],
  ['the version of a host is that of the product', 'licenser', 'json', 'POST /createconfigurationlicence', { ...host, Version: 19 },
    { refused: [400] }],
  // Last: the product has another configuration from then on.
  ['a written configuration goes live with the product that names it', 'administrator', 'formBase64', 'POST /updatecompanyhasproduct', { ID: '<owned>', ConfigurationID: '<later>' },
    { reads: ['/configuration?id=<later>', { CompanyID: '<company>', Info: 'later | aus den Dokumenten' }] }],
]

// biome-ignore format: a table, one row a line
const clouds: Row[] = [
  ['a cloud account of six months ends six months after its start',
    'administrator', 'json', 'POST /createconfigurationaws', { ...cloud, RuntimeInMonth: 6, FleetNormal: '<stack>', StartDate: '2027-01-15' },
    { reads: ['/configurationaws?id=<answer>', { Count: 3, RuntimeInMonth: 6, StartDate: '2027-01-15T00:00:00', EndDate: '2027-07-15T00:00:00', FleetNormal: '<stack>' }] }],
  ['a cloud account without end ends on 2099-01-01',
    'administrator', 'form', 'POST /createconfigurationaws', { ...cloud, RuntimeInMonth: -1, FleetNormal: '<stack>', StartDate: '2035-01-15' },
    { reads: ['/configurationaws?id=<answer>', { RuntimeInMonth: -1, EndDate: '2099-01-01T00:00:00' }] }],
  ['a place of a cloud account is given to a contact', 'licenser', 'json', 'POST /createconfigurationhascontact', { ConfigurationAwsID: '<account>', ContactID: '<contact>', IsActive: true },
    { reads: ['/configurationhascontacts?configurationAwsID=<account>', listWith({ ContactID: '<contact>', IsActive: true })] }],
  ['no more places are given than the account has', 'licenser', 'base64', 'POST /createconfigurationhascontact', { ConfigurationAwsID: '<account>', ContactID: '<second>', IsActive: true },
    { refused: [400] }],
  ['a company without single sign-on has no configuration of it', 'licenser', 'base64', 'GET /customerssoconfigs?companyID=<company>', {},
    { refused: [404] }],
  ['a licenser sees no bucket', 'licenser', 'base64', 'GET /bucketname?customerNr=10023', {}, { refused: [notOpen] }],
  ['a cloud account needs a whole count',
    'administrator', 'base64', 'POST /createconfigurationaws', { ...cloud, Count: 'drei', RuntimeInMonth: 6, FleetNormal: '<stack>', StartDate: '2027-01-15' },
    { refused: [400] }],
  ['a customer creates no cloud account', 'customer', 'json', 'POST /createconfigurationaws', { ...cloud, RuntimeInMonth: 6, FleetNormal: '<stack>', StartDate: '2027-01-15' },
    { refused: [403] }],
  ['the basic property of the reset period is four weeks', 'licenser', 'base64', 'GET /basicproperty?key=reset_time_edit_aws_users_weeks', {},
    { answers: expect.objectContaining({ Value: '4' }) }],
  ['an event stands in the list of events with its times', 'licenser', 'latin1', 'POST /createevent', { ...event, EndTime: '2027-03-01T17:00', Fleet: '<stack>' },
    { reads: ['/events', listWith({ Name: 'Schulung Öl', UserCount: 4, Fleet: '<stack>' })] }],
  ['the person count of an event is whole', 'licenser', 'json', 'POST /createevent', { ...event, EndTime: '2027-03-01T17:00', Fleet: '<stack>', UserCount: 2.5 },
    { refused: [400] }],
  ['an event needs its fleet', 'licenser', 'form', 'POST /createevent', { ...event, EndTime: '2027-03-01T17:00', Fleet: '' },
    { refused: [400, expect.stringContaining('Fleet:')] }],
  ['a customer sees no events', 'customer', 'base64', 'GET /events', {}, { refused: [403] }],
  ['a provider of single sign-on stands in the list',
    'administrator', 'base64', 'POST /createssoprovider', { Identifier: 'oel-idp', DisplayName: 'Öl-Anmeldung', Description: 'für alle', Protocol: '<protocol>' },
    { answers: id, reads: ['/ssoproviders', listWith({ ID: '<answer>', Identifier: 'oel-idp', DisplayName: 'Öl-Anmeldung', Description: 'für alle' })] }],
  ['a protocol that is not allowed is refused', 'administrator', 'json', 'POST /createssoprovider', { Identifier: 'x', DisplayName: 'X', Description: '', Protocol: 'kerberos' },
    { refused: [400] }],
  ['a licenser adds no provider of single sign-on', 'licenser', 'form', 'POST /createssoprovider', { Identifier: 'y', DisplayName: 'Y', Description: '', Protocol: '<protocol>' },
    { refused: [403] }],
]

// biome-ignore format: a table, one row a line
const others: Row[] = [
  ['a company the customer system lacks is told in the documented words', 'licenser', 'base64', 'GET /vemasentityaddress?vemasID=987654321', {},
    { refused: [404, 'keine Vemas-Firma gefunden (NotFound)'] }],
  ['a search in the customer system without result is told in the documented words', 'licenser', 'base64', 'GET /vemascombosearchadressen?searchValue=Xyzzyqwert', {},
    { refused: [expect.any(Number), 'keine Übereinstimmung in Vemas (OK)'] }],
  ['a customer does not search the customer system', 'customer', 'base64', 'GET /vemascombosearchadressen?searchValue=GmbH', {}, { refused: [403] }],
  ['a mail to a known contact is sent', 'licenser', 'latin1', 'POST /sendemail', { receiver: 'kontakt@lager.example', subject: 'Grüße', body: 'Schöne Grüße', html: false },
    { answers: 'Email is sended.' }],
  ['a mail to a stranger is not sent', 'licenser', 'base64', 'POST /sendemail', { receiver: 'fremd@nirgends.example', subject: 'Hallo', body: 'x' },
    { refused: [notOpen] }],
  ['a customer sends no mail', 'customer', 'json', 'POST /sendemail', { receiver: 'kontakt@lager.example', subject: 'Hallo', body: 'x' },
    { refused: [403] }],
  ['a file nobody has is not found', 'licenser', 'base64', 'GET /downloadfile?id=<company>&isDownloadCounted=false', {}, { refused: [404] }],
  ['a picture is found by its record and table', 'administrator', 'base64', 'GET /filereferencebytable?idFromTable=<WWNW20>&tableName=product', {},
    { answers: listWith({ DataFileID: '<image>', IDFromTable: '<WWNW20>', Tablename: 'product' }) }],
  ['a file reference that is there is answered',
    'administrator', 'formBase64', 'POST /createfileReference', { DataFileID: '<image>', IDFromTable: '<WWNW20>', Tablename: 'product', Language: 'de' },
    {}],
  // A file is bound to its record as it is uploaded or issued.
  ['a file is not bound to another record', 'administrator', 'form', 'POST /createfileReference', { DataFileID: '<image>', IDFromTable: '<WWEP19>', Tablename: 'product', Language: 'de' },
    { refused: [404] }],
  ['a newsletter is asked for by mail',
    'student', 'latin1', 'POST /sendnewslettermail', { Salutation: 'Herr', FirstName: 'Yusuf', LastName: 'Demir', Email: 'student@wellenwerk.example', Subject: 'student', Language: 'de-DE' },
    {}],
  ['a newsletter has one of two subjects', 'student', 'json', 'POST /sendnewslettermail', { Email: 'student@wellenwerk.example', Subject: 'werbung', Language: 'de-DE' },
    { refused: [400] }],
]

beforeAll(async () => {
  const read = async (path: string) => (await send('administrator', 'base64', `GET ${path}`)).data
  const make = async (path: string, fields: object) =>
    String((await send('administrator', 'json', `POST ${path}`, { ...fields })).data)
  const account = (who: string) => read(`/userbyusername?username=${who}@wellenwerk.example`)

  for (const { ID, Name } of await read('/userroles')) known[Name] = ID
  for (const { ID, Code } of await read('/products')) known[Code.replaceAll('-', '')] = ID
  known['type'] = (await read('/companytypes')).find(({ Name }: { Name: string }) => Name === 'Firma').ID
  for (const who of ['customer', 'customer2', 'student', 'user']) {
    const { ID, ContactID } = await account(who)
    Object.assign(known, { [who]: ContactID, [`${who}Account`]: ID })
  }
  known['own'] = (await read('/companybycustomernr?customerNr=10023')).ID
  known['company'] = await make('/createcompany', { ...place, CustomerNr: '55001', Name: 'Lager' })
  known['spare'] = await make('/createcompany', { ...place, CustomerNr: '55002', Name: 'Leer' })
  for (const name of ['eins', 'zwei', 'drei']) {
    await make('/create', { ...person, Email: `${name}@lager.example`, MainContact: true })
  }
  known['second'] = await make('/create', { ...person, Email: 'zweiter@lager.example' })
  known['contact'] = await make('/create', { ...person, Email: 'kontakt@lager.example' })
  known['address'] = (
    await send('student', 'latin1', 'POST /createaddress', {
      Street: 'Öresundweg',
      Housenumber: '3',
      ZipCode: '24105',
      City: 'Kiel',
      Country: 'DE',
    })
  ).data
  known['studentAddress'] = (await read('/contacthasaddress?id=<student>')).AddressID
  known['verification'] = (await read('/verification?id=<student>')).ID
  await make('/createcontacthasproduct', { ContactID: '<user>', ProductID: '<WWST24>', FileCount: 0 })
  known['one'] = await make('/createproductlevel1', { Name: 'Erste', LicName: 'E1', LicNameParent: '' })
  known['two'] = await make('/createproductlevel2', { Name: 'Zweite', LicName: 'Z2' })
  known['three'] = await make('/createproductlevel3', { Name: 'Dritte', LicName: 'D3' })
  for (const name of ['configuration', 'draft', 'later', 'cloudConfiguration']) {
    known[name] = await make('/createconfiguration', { Info: `${name} | aus den Dokumenten`, CompanyID: '<company>' })
  }
  known['other'] = await make('/createcompany', { ...place, CustomerNr: '55003', Name: 'Andere' })
  await make('/createcompanyhasproduct', { CompanyID: '<other>', ConfigurationID: 'NULL', ProductID: '<WWNW19>' })
  const owned = { CompanyID: '<company>', ConfigurationID: '<configuration>', ProductID: '<WWNW20>' }
  known['owned'] = await make('/createcompanyhasproduct', owned)
  await make('/createcompanyhasproduct', { ...owned, ConfigurationID: '<cloudConfiguration>', ProductID: '<WWCL20>' })
  known['master'] = (await read('/producthasconfigurations?productID=<WWNW20>'))?.find(
    ({ Master }: { Master: boolean }) => Master,
  )?.ConfigurationID
  known['accountType'] = (await read('/configurationaccounttypes'))?.[0]?.ID
  known['stack'] = (await read('/stacks'))?.[0]?.Fleet
  known['protocol'] = (await read('/ssoallowedprotocols'))?.[0]
  known['image'] = (await read('/filereferencebytable?idFromTable=<WWNW20>&tableName=product'))?.[0]?.DataFileID
  known['host'] = await make('/createconfigurationlicence', host)
  const account1 = { ...cloud, Count: 1, RuntimeInMonth: 12, FleetNormal: '<stack>', StartDate: '2026-11-01' }
  known['account'] = await make('/createconfigurationaws', account1)
}, 60_000)

test.each([companies, contacts, roles, students, products, configurations, clouds, others].flat())('%s', (...row) =>
  check(...row),
)

test('a wrong password is told in the documented words', async () => {
  const answer = await oldProgram(portal, 'formBase64').signIn('licenser@wellenwerk.example', 'Falsch-2026!')
  expect(answer).toMatchObject({ status: 401, text: 'wrong password' })
})

test('a proof is an image or a PDF', async () => {
  const student = oldProgram(portal)
  await student.signIn('student@wellenwerk.example', demoPassword)
  const asked = { contactId: known['student'], productId: known['WWST24'] }
  const answer = await student.upload('/uploadima', asked, 'ima', 'nachweis.txt', Buffer.from('Prüfung bestanden'))
  expect(answer).toMatchObject({ status: 400, message: 'this file is not an image or pdf' })
})
