using System.Collections.Generic;

namespace Keywerk
{
    /// <summary>What the licence says.</summary>
    public sealed partial class Verdict
    {
        public string Serial
        {
            get { return Pointer.Text(Native.kw_verdict_serial); }
        }

        /// <summary>The serial it replaces; null: none.</summary>
        public string Supersedes
        {
            get { return Pointer.Text(Native.kw_verdict_supersedes); }
        }

        public string KeyId
        {
            get { return Pointer.Text(Native.kw_verdict_key_id); }
        }

        /// <summary>YYYY-MM-DDThh:mm:ssZ.</summary>
        public string Issued
        {
            get { return Pointer.Text(Native.kw_verdict_issued); }
        }

        public string Issuer
        {
            get { return Pointer.Text(Native.kw_verdict_issuer); }
        }

        /// <summary>The customer number; null: none.</summary>
        public string Agreement
        {
            get { return Pointer.Text(Native.kw_verdict_agreement); }
        }

        public string Licensee
        {
            get { return Pointer.Text(Native.kw_verdict_licensee); }
        }

        /// <summary>The key of the product; the program compares it with its own.</summary>
        public string Product
        {
            get { return Pointer.Text(Native.kw_verdict_product); }
        }

        public string ProductTitle
        {
            get { return Pointer.Text(Native.kw_verdict_product_title); }
        }

        /// <summary>single, network, student or trial.</summary>
        public string Type
        {
            get { return Pointer.Text(Native.kw_verdict_type); }
        }

        /// <summary>YYYY-MM-DD.</summary>
        public string Start
        {
            get { return Pointer.Text(Native.kw_verdict_start); }
        }

        /// <summary>YYYY-MM-DD; null: unlimited.</summary>
        public string End
        {
            get { return Pointer.Text(Native.kw_verdict_end); }
        }

        /// <summary>mac, name, both, triade, unbound or traits.</summary>
        public string Binding
        {
            get { return Pointer.Text(Native.kw_verdict_binding); }
        }

        /// <summary>The recorded sort of machine; null where it is not bound to traits.</summary>
        public string Profile
        {
            get { return Pointer.Text(Native.kw_verdict_profile); }
        }

        /// <summary>The SHA-256 of the whole file in base64url.</summary>
        public string Sha256
        {
            get { return Pointer.Text(Native.kw_verdict_sha256); }
        }

        public int Format
        {
            get { return Native.kw_verdict_format(Pointer); }
        }

        public int Generation
        {
            get { return Native.kw_verdict_generation(Pointer); }
        }

        public int Version
        {
            get { return Native.kw_verdict_version(Pointer); }
        }

        public int GraceDays
        {
            get { return Native.kw_verdict_grace_days(Pointer); }
        }

        public int WarnDays
        {
            get { return Native.kw_verdict_warn_days(Pointer); }
        }

        /// <summary>Where clients reach the licence server.</summary>
        public int Port
        {
            get { return Native.kw_verdict_port(Pointer); }
        }

        public int TraitsNeeded
        {
            get { return Native.kw_verdict_traits_needed(Pointer); }
        }

        /// <summary>Null: a clock that was set back is never objected to.</summary>
        public int? ClockHours
        {
            get { return Handle.OrNull(Native.kw_verdict_clock_hours(Pointer)); }
        }

        public bool IsEmergency
        {
            get { return Native.kw_verdict_is_emergency(Pointer) == 1; }
        }

        public bool AllowsTerminalServer
        {
            get { return Native.kw_verdict_allows_terminal_server(Pointer) == 1; }
        }

        public bool AllowsVirtualServer
        {
            get { return Native.kw_verdict_allows_virtual_server(Pointer) == 1; }
        }

        /// <summary>Name and address of the machines the licence is bound to; null is what it is not bound to.</summary>
        public IReadOnlyList<KeyValuePair<string, string>> Servers
        {
            get
            {
                return Pointer.All(
                    Native.kw_verdict_server_count,
                    i => new KeyValuePair<string, string>(
                        Pointer.Text(Native.kw_verdict_server_name, i), Pointer.Text(Native.kw_verdict_server_mac, i)));
            }
        }

        /// <summary>All modules in the order of the file.</summary>
        public IReadOnlyList<Module> Modules
        {
            get { return Pointer.All(Native.kw_verdict_module_count, i => new Module(Pointer, i)); }
        }

        /// <summary>The first module of that name at this place or behind it; null: none.</summary>
        public Module FindModule(string name, int from = 0)
        {
            int found = Native.kw_verdict_find_module(Pointer, Utf8.Encode(name), from);
            return found < 0 ? null : new Module(Pointer, found);
        }
    }
}
