using System;
using System.Runtime.InteropServices;

namespace Keywerk
{
    /// <summary>The functions for licence requests; what each does stands in licence/native/include/keywerk.h.</summary>
    internal static partial class Native
    {
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_read_request(byte[] bytes, ulong length, out IntPtr request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern void kw_free_request(IntPtr request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_request_refusal(Handle request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_request_field(Handle request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_request_refusal_text(Handle request, byte[] language);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_request_product(Handle request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_request_version(Handle request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_request_build(Handle request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_request_installation_type(Handle request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_request_installation_type_text(Handle request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_request_operating_system(Handle request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_request_created(Handle request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_request_created_on(Handle request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_request_customer_number(Handle request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_request_company(Handle request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_request_salutation(Handle request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_request_first_name(Handle request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_request_last_name(Handle request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_request_email(Handle request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_request_is_terminal_server(Handle request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_request_is_virtual_server(Handle request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_request_port(Handle request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_request_server_id(Handle request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_request_server_name(Handle request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_request_host_count(Handle request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_request_host_name(Handle request, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_request_host_mac(Handle request, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_request_salt(Handle request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_request_profile(Handle request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern int kw_request_trait_count(Handle request);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_request_trait_kind(Handle request, int index);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        internal static extern IntPtr kw_request_trait_hash(Handle request, int index);
    }
}
