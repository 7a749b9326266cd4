using System;
using System.Runtime.InteropServices;

namespace Keywerk
{
    /// <summary>The functions of the library but for those about verdicts and requests; what each does stands in licence/native/include/keywerk.h.</summary>
    internal static partial class Native
    {
        /// <summary>keywerk.dll, libkeywerk.so or libkeywerk.dylib: the runtime completes the name.</summary>
        internal const string Library = "keywerk";

        internal const int AbiVersion = 1;

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_abi_version();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_version();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_cryptography();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_error_text(int error, byte[] language);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_reason_text(byte[] code, byte[] language);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_reason_code_count();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_reason_code(int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_open(byte[] keys, ulong length, out IntPtr verifier);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_key_count(Handle verifier);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_key_id(Handle verifier, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_key_x(Handle verifier, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_key_status(Handle verifier, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern void kw_free(IntPtr verifier);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_machine_traits(byte[] token_file, out IntPtr machine);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_machine_name(Handle machine);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_machine_operating_system(Handle machine);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_machine_profile(Handle machine);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_machine_is_virtual(Handle machine);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_machine_virtual_hint(Handle machine);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_machine_is_terminal_session(Handle machine);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_machine_card_count(Handle machine);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_machine_card_mac(Handle machine, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_machine_card_is_physical(Handle machine, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_machine_trait_count(Handle machine);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_machine_trait_kind(Handle machine, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_machine_trait_value(Handle machine, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_machine_trait_hash(Handle machine, int index, byte[] salt, byte[] hash);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_machine_unread_count(Handle machine);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_machine_unread_kind(Handle machine, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_machine_unread_reason(Handle machine, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern void kw_free_machine(IntPtr machine);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_circumstances_new(out IntPtr circumstances);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_circumstances_this_machine(Handle circumstances);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_circumstances_machine(Handle circumstances, Handle machine);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_circumstances_now(Handle circumstances, long seconds);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_circumstances_add_mac(Handle circumstances, byte[] mac);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_circumstances_add_name(Handle circumstances, byte[] name);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_circumstances_add_trait(Handle circumstances, byte[] kind, byte[] value);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_circumstances_virtual(Handle circumstances, int is_virtual);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_circumstances_product_version(Handle circumstances, int version);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_circumstances_clock(Handle circumstances, byte[] path, byte[] machine);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern void kw_free_circumstances(IntPtr circumstances);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verify_licence(Handle verifier, byte[] licence, ulong length, Handle circumstances, out IntPtr verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verify_file(Handle verifier, byte[] path, Handle circumstances, out IntPtr verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern void kw_free_verdict(IntPtr verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_read_status(Handle verifier, Handle licence, byte[] answer, ulong length, out IntPtr status);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern void kw_free_status(IntPtr status);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_status_refusal(Handle status);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_status_refusal_text(Handle status, byte[] language);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_status_state(Handle status);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_status_successor(Handle status);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_status_at(Handle status);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern long kw_status_at_seconds(Handle status);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern long kw_status_age(Handle status, long now);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_save_status(Handle verifier, Handle licence, Handle status, byte[] path);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_load_status(Handle verifier, Handle licence, byte[] path, out IntPtr status);
    }
}
