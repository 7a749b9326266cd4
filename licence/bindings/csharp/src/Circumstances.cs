using System;

namespace Keywerk
{
    /// <summary>
    /// In which circumstances a licence is looked at: no machine, no version of a program, no clock file and the system's clock,
    /// until the methods say otherwise. Each answers the circumstances themselves.
    /// </summary>
    public sealed class Circumstances
    {
        internal readonly Handle Pointer;

        public Circumstances()
        {
            Library.CheckAbi();
            IntPtr pointer;
            KeywerkException.Check(Native.kw_circumstances_new(out pointer));
            Pointer = new Handle(pointer, Native.kw_free_circumstances);
        }

        private Circumstances Checked(int code)
        {
            KeywerkException.Check(code);
            return this;
        }

        /// <summary>The machine the program runs on, read now.</summary>
        public Circumstances ThisMachine()
        {
            return Checked(Native.kw_circumstances_this_machine(Pointer));
        }

        /// <summary>A machine that was read before.</summary>
        public Circumstances On(Machine machine)
        {
            return Checked(Native.kw_circumstances_machine(Pointer, machine.Pointer));
        }

        /// <summary>The time asked about, in seconds since 1970; no clock file is written then. 0: the system's clock.</summary>
        public Circumstances Now(long seconds)
        {
            return Checked(Native.kw_circumstances_now(Pointer, seconds));
        }

        /// <summary>An address of the machine's, in any spelling of FORMAT.md.</summary>
        public Circumstances AddMac(string address)
        {
            return Checked(Native.kw_circumstances_add_mac(Pointer, Utf8.Encode(address)));
        }

        /// <summary>A name of the machine's, in composed form (NFC).</summary>
        public Circumstances AddName(string name)
        {
            return Checked(Native.kw_circumstances_add_name(Pointer, Utf8.Encode(name)));
        }

        public Circumstances AddTrait(string kind, string value)
        {
            return Checked(Native.kw_circumstances_add_trait(Pointer, Utf8.Encode(kind), Utf8.Encode(value)));
        }

        /// <summary>There is a machine, and whether it is a virtual one.</summary>
        public Circumstances Virtual(bool isVirtual)
        {
            return Checked(Native.kw_circumstances_virtual(Pointer, isVirtual ? 1 : 0));
        }

        /// <summary>The version of the program that asks, 1 to 999.</summary>
        public Circumstances ProductVersion(int version)
        {
            return Checked(Native.kw_circumstances_product_version(Pointer, version));
        }

        /// <summary>The clock file, and a text that stays the same on this machine and differs on others; null: the system's.</summary>
        public Circumstances Clock(string path, string machine = null)
        {
            return Checked(Native.kw_circumstances_clock(Pointer, Utf8.Encode(path), Utf8.Encode(machine)));
        }
    }
}
