using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Text;

namespace Keywerk.Command
{
    /// <summary>Licence requests as lines: JSON objects, or the code of the refusal.</summary>
    internal static class Requests
    {
        internal static int Print(IEnumerable<string> paths, TextWriter output)
        {
            int code = 0;
            foreach (string path in paths)
            {
                Request request;
                try
                {
                    request = Request.Read(File.ReadAllBytes(path));
                }
                catch (IOException error)
                {
                    Console.Error.WriteLine(error.Message);
                    return 2;
                }
                if (request.Refusal == null) output.WriteLine(Spelled(request));
                else
                {
                    output.WriteLine(request.Refusal + (request.Field == null ? "" : " " + request.Field));
                    code = 1;
                }
            }
            return code;
        }

        private static string Spelled(Request request)
        {
            string contact = Members(
                "salutation", Text(request.Salutation), "firstName", Text(request.FirstName),
                "lastName", Text(request.LastName), "email", Text(request.Email));
            string server = request.ServerId == null && request.ServerName == null
                ? "null"
                : Members("id", Text(request.ServerId), "name", Text(request.ServerName));
            string traits = request.Salt == null
                ? "null"
                : Members(
                    "salt", Text(request.Salt), "profile", Text(request.Profile),
                    "hashes", List(request.Traits.Select(one => Members("kind", Text(one.Key), "hash", Text(one.Value)))));
            return Members(
                "product", Text(request.Product),
                "version", Number(request.Version),
                "build", Text(request.Build),
                "installationType", TextOrNull(request.InstallationType),
                "installationTypeText", Text(request.InstallationTypeText),
                "operatingSystem", Text(request.OperatingSystem),
                "created", TextOrNull(request.Created),
                "createdOn", TextOrNull(request.CreatedOn),
                "customerNumber", Text(request.CustomerNumber),
                "company", Text(request.Company),
                "contact", contact,
                "terminalServer", request.IsTerminalServer ? "true" : "false",
                "virtualServer", request.IsVirtualServer ? "true" : "false",
                "port", Number(request.Port),
                "server", server,
                "hosts", List(request.Hosts.Select(one => Members("name", TextOrNull(one.Key), "mac", TextOrNull(one.Value)))),
                "traits", traits);
        }

        private static string Members(params string[] namesAndValues)
        {
            StringBuilder all = new StringBuilder();
            for (int i = 0; i < namesAndValues.Length; i += 2)
                all.Append(i == 0 ? "" : ", ").Append(Text(namesAndValues[i])).Append(": ").Append(namesAndValues[i + 1]);
            return "{" + all + "}";
        }

        private static string List(IEnumerable<string> elements)
        {
            return "[" + string.Join(", ", elements) + "]";
        }

        private static string Number(int? number)
        {
            return number == null ? "null" : number.Value.ToString(CultureInfo.InvariantCulture);
        }

        private static string TextOrNull(string text)
        {
            return text == null ? "null" : Text(text);
        }

        private static string Text(string text)
        {
            StringBuilder all = new StringBuilder("\"");
            foreach (char c in text ?? "")
            {
                if (c == '"' || c == '\\') all.Append('\\').Append(c);
                else if (c < ' ' || c > '~') all.AppendFormat(CultureInfo.InvariantCulture, "\\u{0:x4}", (int)c);
                else all.Append(c);
            }
            return all.Append('"').ToString();
        }
    }
}
