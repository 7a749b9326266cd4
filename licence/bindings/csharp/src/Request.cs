using System;
using System.Collections.Generic;

namespace Keywerk
{
    /// <summary>A licence request (.id); texts that are left out are null.</summary>
    public sealed class Request
    {
        private readonly Handle Pointer;

        private Request(IntPtr pointer)
        {
            Pointer = new Handle(pointer, Native.kw_free_request);
        }

        /// <summary>Reads the bytes of a file. One that is refused says why.</summary>
        public static Request Read(byte[] file)
        {
            Library.CheckAbi();
            IntPtr request;
            KeywerkException.Check(Native.kw_read_request(file, (ulong)file.Length, out request));
            return new Request(request);
        }

        /// <summary>Why it is refused, as a sentence in "de" or "en".</summary>
        public string RefusalText(string language)
        {
            return Pointer.Text(request => Native.kw_request_refusal_text(request, Utf8.Encode(language)));
        }

        /// <summary>Why it is refused, as a code; null: it is read.</summary>
        public string Refusal
        {
            get { return Pointer.Text(Native.kw_request_refusal); }
        }

        /// <summary>The field of "host.field"; else null.</summary>
        public string Field
        {
            get { return Pointer.Text(Native.kw_request_field); }
        }

        public string Product
        {
            get { return Pointer.Text(Native.kw_request_product); }
        }

        public string Build
        {
            get { return Pointer.Text(Native.kw_request_build); }
        }

        /// <summary>single or network; null: another text, or none.</summary>
        public string InstallationType
        {
            get { return Pointer.Text(Native.kw_request_installation_type); }
        }

        public string InstallationTypeText
        {
            get { return Pointer.Text(Native.kw_request_installation_type_text); }
        }

        public string OperatingSystem
        {
            get { return Pointer.Text(Native.kw_request_operating_system); }
        }

        /// <summary>YYYY-MM-DDThh:mm:ssZ.</summary>
        public string Created
        {
            get { return Pointer.Text(Native.kw_request_created); }
        }

        /// <summary>The day where the file was made.</summary>
        public string CreatedOn
        {
            get { return Pointer.Text(Native.kw_request_created_on); }
        }

        public string CustomerNumber
        {
            get { return Pointer.Text(Native.kw_request_customer_number); }
        }

        public string Company
        {
            get { return Pointer.Text(Native.kw_request_company); }
        }

        public string Salutation
        {
            get { return Pointer.Text(Native.kw_request_salutation); }
        }

        public string FirstName
        {
            get { return Pointer.Text(Native.kw_request_first_name); }
        }

        public string LastName
        {
            get { return Pointer.Text(Native.kw_request_last_name); }
        }

        public string Email
        {
            get { return Pointer.Text(Native.kw_request_email); }
        }

        public string ServerId
        {
            get { return Pointer.Text(Native.kw_request_server_id); }
        }

        public string ServerName
        {
            get { return Pointer.Text(Native.kw_request_server_name); }
        }

        /// <summary>The salt of the traits; null of schema 1.</summary>
        public string Salt
        {
            get { return Pointer.Text(Native.kw_request_salt); }
        }

        /// <summary>physical, virtual or container.</summary>
        public string Profile
        {
            get { return Pointer.Text(Native.kw_request_profile); }
        }

        public int Version
        {
            get { return Native.kw_request_version(Pointer); }
        }

        /// <summary>Null: left out.</summary>
        public int? Port
        {
            get { return Handle.OrNull(Native.kw_request_port(Pointer)); }
        }

        public bool IsTerminalServer
        {
            get { return Native.kw_request_is_terminal_server(Pointer) == 1; }
        }

        public bool IsVirtualServer
        {
            get { return Native.kw_request_is_virtual_server(Pointer) == 1; }
        }

        /// <summary>Name and address of one to three machines; null is what is left out.</summary>
        public IReadOnlyList<KeyValuePair<string, string>> Hosts
        {
            get
            {
                return Pointer.All(
                    Native.kw_request_host_count,
                    i => new KeyValuePair<string, string>(
                        Pointer.Text(Native.kw_request_host_name, i), Pointer.Text(Native.kw_request_host_mac, i)));
            }
        }

        /// <summary>Kind and hash of what the first machine is known by.</summary>
        public IReadOnlyList<KeyValuePair<string, string>> Traits
        {
            get
            {
                return Pointer.All(
                    Native.kw_request_trait_count,
                    i => new KeyValuePair<string, string>(
                        Pointer.Text(Native.kw_request_trait_kind, i), Pointer.Text(Native.kw_request_trait_hash, i)));
            }
        }
    }
}
