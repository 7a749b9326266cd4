using System;
using System.Runtime.InteropServices;

namespace Keywerk
{
    /// <summary>The questions about a verdict; what each does stands in licence/native/include/keywerk.h.</summary>
    internal static partial class Native
    {
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_is_valid(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_code(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_reason_count(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_reason(Handle verdict, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_reason_text(Handle verdict, int index, byte[] language);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_note_count(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_note(Handle verdict, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_note_text(Handle verdict, int index, byte[] language);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_is_read(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_is_genuine(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_state(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern long kw_verdict_days_left(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern long kw_verdict_grace_left(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_trait_count(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_trait_kind(Handle verdict, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_trait_outcome(Handle verdict, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern long kw_verdict_seen(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_format(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_serial(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_generation(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_supersedes(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern long kw_verdict_ledger_position(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_ledger_previous(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_key_id(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_issued(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_issuer(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_agreement(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_licensee(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_product(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_product_title(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_version(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_type(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_start(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_end(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_grace_days(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_warn_days(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_is_emergency(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_clock_hours(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_binding(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_server_count(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_server_name(Handle verdict, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_server_mac(Handle verdict, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_port(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_allows_terminal_server(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_allows_virtual_server(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_salt(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_profile(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_traits_needed(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_bound_kind_count(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_bound_kind(Handle verdict, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_bound_hash_count(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_bound_hash_kind(Handle verdict, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_bound_hash(Handle verdict, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_sha256(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_module_count(Handle verdict);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_module_name(Handle verdict, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_module_parent(Handle verdict, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_module_level(Handle verdict, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_module_counting(Handle verdict, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_module_seats(Handle verdict, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_module_start(Handle verdict, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_verdict_module_end(Handle verdict, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_module_test(Handle verdict, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_module_is_student(Handle verdict, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_module_may_edit(Handle verdict, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_module_may_connect(Handle verdict, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_module_is_open(Handle verdict, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_verdict_find_module(Handle verdict, byte[] name, int from);
    }
}
