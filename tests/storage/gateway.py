"""An S3-compatible server (moto) and, before it, the upload calls of a storage, made with Amazon's own client.

Addresses are presigned by boto3. Bytes go to the S3 server itself: a file in one piece to its presigned address, a
part by a redirect (307) to its own. Prints one line of JSON with its address and stops when its standard input ends.
"""

import json
import logging
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, quote, urlsplit

import boto3
from botocore.exceptions import ClientError
from moto.server import ThreadedMotoServer

BUCKET = "uploads"
logging.getLogger("werkzeug").setLevel(logging.ERROR)
moto = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
moto.start()
host, port = moto.get_host_and_port()
STORE = f"http://{host}:{port}"
s3 = boto3.client(
    "s3", endpoint_url=STORE, region_name="us-east-1", aws_access_key_id="key", aws_secret_access_key="secret"
)
s3.create_bucket(Bucket=BUCKET)
log = []
fault = {}


def presigned(operation, **params):
    return s3.generate_presigned_url(operation, Params={"Bucket": BUCKET, **params}, ExpiresIn=600)


class Gateway(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def answer(self, status, value=None, **headers):
        body = b"" if value is None else json.dumps(value).encode()
        self.send_response(status)
        for name, content in {"Content-Type": "application/json", "Content-Length": str(len(body)), **headers}.items():
            self.send_header(name, content)
        self.end_headers()
        self.wfile.write(body)

    def read(self):
        return self.rfile.read(int(self.headers.get("Content-Length", 0)))

    def place(self):
        parts = urlsplit(self.path)
        query = {name: values[0] for name, values in parse_qs(parts.query).items()}
        return parts.path, query.get("key", ""), query.get("upload", "")

    def do_GET(self):
        self.answer(200, log)

    def do_PUT(self):
        self.read()
        path, key, upload = self.place()
        number = int(path.rsplit("/", 1)[1])
        log.append(f"part {number}")
        self.answer(307, Location=presigned("upload_part", Key=key, UploadId=upload, PartNumber=number))

    def do_POST(self):
        body = json.loads(self.read() or b"{}")
        path, key, upload = self.place()
        if path == "/fault":
            fault.clear()
            fault.update(body)
            log.clear()
            return self.answer(200)
        step = path.rsplit("/", 1)[1]
        log.append(step)
        if step == "complete":
            return self.complete(key, upload, body["parts"])
        name, kind = body["file_name"], body["content_type"]
        file_url = f"{STORE}/{BUCKET}/{quote(name)}"
        if step == "initiate":
            return self.answer(200, {"upload_url": presigned("put_object", Key=name, ContentType=kind), "file_url": file_url})
        started = s3.create_multipart_upload(Bucket=BUCKET, Key=name, ContentType=kind)["UploadId"]
        address = f"http://127.0.0.1:{self.server.server_port}/upload?key={quote(name, safe='')}&upload={quote(started)}"
        self.answer(200, {"upload_url": address, "file_url": file_url})

    def complete(self, key, upload, parts):
        listed = [{"PartNumber": part["partNumber"], "ETag": part["etag"]} for part in parts]
        if fault.get("complete") == "wrong":
            listed[0]["ETag"] = '"00000000000000000000000000000000"'
        try:
            s3.complete_multipart_upload(Bucket=BUCKET, Key=key, UploadId=upload, MultipartUpload={"Parts": listed})
        except ClientError as error:
            status = error.response["ResponseMetadata"]["HTTPStatusCode"]
            return self.answer(status, {"detail": error.response["Error"]["Code"]})
        if fault.get("complete") == "lost":
            self.close_connection = True
            return self.connection.close()
        self.answer(200, {})


gateway = ThreadingHTTPServer(("127.0.0.1", 0), Gateway)
gateway.daemon_threads = True
threading.Thread(target=gateway.serve_forever, daemon=True).start()
print(json.dumps({"origin": f"http://127.0.0.1:{gateway.server_port}"}), flush=True)
sys.stdin.read()
moto.stop()
