using System;
using System.Collections.Generic;

namespace Keywerk
{
    /// <summary>What the machine the program runs on is known by, read once.</summary>
    public sealed class Machine
    {
        internal readonly Handle Pointer;

        /// <param name="tokenFile">The token of a container; null: the usual one.</param>
        public Machine(string tokenFile = null)
        {
            Library.CheckAbi();
            IntPtr pointer;
            KeywerkException.Check(Native.kw_machine_traits(Utf8.Encode(tokenFile), out pointer));
            Pointer = new Handle(pointer, Native.kw_free_machine);
        }

        public string Name
        {
            get { return Pointer.Text(Native.kw_machine_name); }
        }

        public string OperatingSystem
        {
            get { return Pointer.Text(Native.kw_machine_operating_system); }
        }

        /// <summary>physical, virtual or container.</summary>
        public string Profile
        {
            get { return Pointer.Text(Native.kw_machine_profile); }
        }

        public bool IsVirtual
        {
            get { return Native.kw_machine_is_virtual(Pointer) == 1; }
        }

        public bool IsTerminalSession
        {
            get { return Native.kw_machine_is_terminal_session(Pointer) == 1; }
        }

        /// <summary>The addresses of all network cards, those that go with the machine first.</summary>
        public IReadOnlyList<string> Addresses
        {
            get { return Pointer.All(Native.kw_machine_card_count, i => Pointer.Text(Native.kw_machine_card_mac, i)); }
        }

        /// <summary>Kind and value of what was read. Values stay on the machine: files hold hashes.</summary>
        public IReadOnlyList<KeyValuePair<string, string>> Traits
        {
            get
            {
                return Pointer.All(
                    Native.kw_machine_trait_count,
                    i => new KeyValuePair<string, string>(
                        Pointer.Text(Native.kw_machine_trait_kind, i), Pointer.Text(Native.kw_machine_trait_value, i)));
            }
        }

        /// <summary>Kind and why of what could not be read: rights, none or placeholder.</summary>
        public IReadOnlyList<KeyValuePair<string, string>> Unread
        {
            get
            {
                return Pointer.All(
                    Native.kw_machine_unread_count,
                    i => new KeyValuePair<string, string>(
                        Pointer.Text(Native.kw_machine_unread_kind, i), Pointer.Text(Native.kw_machine_unread_reason, i)));
            }
        }
    }
}
