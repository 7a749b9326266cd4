import type { Company, CompanyType } from '#contract/companies.ts'
import { writtenContractDay, writtenEnd, writtenId, writtenInstant } from '../spelling.ts'

export const writtenCompany = (company: Company) => {
  const { serviceContract: contract } = company
  return {
    ID: writtenId(company.id),
    CompanyTypeID: writtenId(company.companyTypeId),
    CustomerNr: company.customerNumber,
    VATnr: company.vatNumber,
    Name: company.name,
    Street: company.street,
    Housenumber: company.houseNumber,
    ZipCode: company.zipCode,
    City: company.city,
    Country: company.country,
    Phone: company.phone,
    Fax: company.fax,
    Email: company.email,
    Website: company.website,
    Language: company.language,
    Image: 0,
    ServiceContract: contract !== null,
    ServiceContractStart: writtenContractDay(contract?.start ?? null),
    ServiceContractEnd: contract ? writtenEnd(contract.end, contract.end === null) : writtenContractDay(null),
    VemasID: company.crmId ?? '',
    VemasRemark: company.remark,
    CreatedBy: company.createdBy,
    Created: writtenInstant(company.createdAt),
    ModifiedBy: company.modifiedBy,
    Modified: writtenInstant(company.modifiedAt),
  }
}

export const writtenCompanyType = ({ id, nameDe }: CompanyType) => ({ ID: writtenId(id), Name: nameDe })
